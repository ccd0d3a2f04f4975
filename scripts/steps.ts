import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import pMap from 'p-map'

export type Step = readonly [title: string, command: readonly string[]]

/** Runs a step that says by itself how far it is. */
export async function runStep([title, [command = '', ...options]]: Step, environment = {}): Promise<boolean> {
  console.log(`\n— ${title}`)
  const start = performance.now()
  const child = spawn(command, options, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell,
  })
  const status = await endOf(child)
  console.log(describeEnd(status, start))
  return status === 0
}

/** Runs two steps at a time, and shows what each says once it has ended. */
export function runSideBySide(steps: readonly Step[]): Promise<boolean[]> {
  return pMap(steps, runQuietly, { concurrency: 2 })
}

/** Runs a step beside others, and shows what it says once it has ended. */
export async function runQuietly([title, [command = '', ...options]]: Step): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'], shell })
  const [said, complained, status] = await Promise.all([text(child.stdout), text(child.stderr), endOf(child)])
  console.log(`\n— ${title}\n${said}${complained}${describeEnd(status, start)}`)
  return status === 0
}

/** Its exit code; nothing where it did not run. */
function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message)
      resolve(null)
    })
    child.once('close', resolve)
  })
}

const shell = process.platform === 'win32'

function describeEnd(status: number | null, start: number): string {
  return `${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`
}
