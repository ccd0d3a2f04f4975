import { type ChildProcess, spawn } from 'node:child_process'

type RunOptions = { milliseconds: number; signal: AbortSignal | undefined }

/** What a scanner may know of the server's environment: what programs need to run, none of the server's secrets. */
const environmentNames = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'SystemRoot']

/** With one, the processes that a scanner has started can be ended with it. Windows has none. */
const hasProcessGroups = process.platform !== 'win32'

const running = new Set<ChildProcess>()

// A group of its own does not hear what ends this process.
process.on('exit', () => running.forEach(end))

/** The exit code, or in words why there is none. When the time is up or the signal is aborted, the program is ended. */
export function runScanner(
  program: string,
  options: readonly string[],
  { milliseconds, signal }: RunOptions,
): Promise<number | string> {
  return new Promise((resolve) => {
    const scanner = spawn(program, options, {
      stdio: 'ignore',
      env: environment(),
      detached: hasProcessGroups,
    })
    const giveUp = () => end(scanner)
    const timer = setTimeout(giveUp, milliseconds)
    signal?.addEventListener('abort', giveUp)
    running.add(scanner)

    function settle(outcome: number | string) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      running.delete(scanner)
      resolve(outcome)
    }
    scanner.once('exit', (code, ending) => settle(code ?? ending ?? 'no exit code'))
    scanner.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
  })
}

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(environmentNames.map((name) => [name, process.env[name]]))
}

function end(scanner: ChildProcess) {
  if (scanner.pid === undefined) return
  if (!hasProcessGroups) scanner.kill('SIGKILL')
  else endGroup(scanner.pid)
}

function endGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}
