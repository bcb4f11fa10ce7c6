/* A disk that fails on demand, for one process: preloaded, it stands before the C library's writing and syncing.
 *
 * BP_DISK names a file; what is in it is read at every call: "full", "broken", "slow" and milliseconds, or nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int is_asked(const char *word, char *rest, size_t size)
{
    const char *path = getenv("BP_DISK");
    char text[64] = "";
    int file = path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0) : -1;
    if (file < 0)
        return 0;
    long got = syscall(SYS_read, file, text, sizeof text - 1);
    syscall(SYS_close, file);
    if (got <= 0 || strncmp(text, word, strlen(word)) != 0)
        return 0;
    if (rest)
        snprintf(rest, size, "%s", text + strlen(word));
    return 1;
}

static int is_regular(int file)
{
    struct stat found;
    return fstat(file, &found) == 0 && S_ISREG(found.st_mode);
}

ssize_t write(int file, const void *data, size_t size)
{
    if (is_regular(file) && is_asked("full", NULL, 0)) {
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_write, file, data, size);
}

static int synced(int file, long number)
{
    char rest[16];
    if (is_asked("broken", NULL, 0)) {
        errno = EIO;
        return -1;
    }
    if (is_asked("slow ", rest, sizeof rest)) {
        long ms = atol(rest);
        struct timespec pause = {ms / 1000, (ms % 1000) * 1000000};
        nanosleep(&pause, NULL);
    }
    return (int)syscall(number, file);
}

int fsync(int file) { return synced(file, SYS_fsync); }
int fdatasync(int file) { return synced(file, SYS_fdatasync); }
