import { buildWebWhenChanged } from './web-build.ts'

if (buildWebWhenChanged()) {
  stopWithShell()
  await import('../src/server/main.ts')
} else {
  process.exitCode = 1
}

/** The shell between npm and us keeps a signal to itself, and dies of it: then we are meant as well. */
function stopWithShell() {
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
