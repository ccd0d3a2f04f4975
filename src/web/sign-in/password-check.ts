import type { Answer, Attempt } from './attempt.ts'

export type PasswordCheck = { ask: (attempt: Attempt) => Promise<Answer>; end: () => void }

/** The worker is fetched at once, so that signing in itself makes no call. One attempt at a time. */
export function startPasswordCheck(): PasswordCheck {
  let running = startWorker()

  async function ask(attempt: Attempt): Promise<Answer> {
    // One that did not start, or broke, gives way to a new one.
    if (running.isBroken()) running = startWorker()
    return running.ask(attempt)
  }

  return { ask, end: () => running.end() }
}

function startWorker() {
  const worker = new Worker('/sign-in-worker.js', { type: 'module' })
  let broken: Answer | undefined
  let reply: (answer: Answer) => void = () => {}

  worker.onmessage = ({ data }: MessageEvent<Answer>) => reply(data)
  worker.onerror = (event) => {
    broken = { status: 'failed', reason: event.message || 'no worker' }
    reply(broken)
  }

  function ask(attempt: Attempt): Promise<Answer> {
    return new Promise((resolve) => {
      reply = resolve
      if (broken) resolve(broken)
      else worker.postMessage(attempt)
    })
  }

  return { ask, isBroken: () => broken !== undefined, end: () => worker.terminate() }
}
