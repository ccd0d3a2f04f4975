import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import { isAnsweredBy, readTries } from './nginx-log.ts'
import { type Answer, send } from './send.ts'
import { signIn } from './sign-in.ts'
import { limits, type World } from './world.ts'
import { fieldRequest } from './writing-request.ts'

const tooMany = 10

/** Limits hold over both replicas: as many as they say get through, and the others are told when to come again. */
export async function checkLimits(world: World, { check }: Findings) {
  const { data, origin, directory, replicas } = world
  const before = readTries(directory).length

  const page = () => send(`${origin}/api/html/generate-html-from-word`, { ...json({}), from: '127.0.0.90' })
  check(
    `${limits.parse + tooMany} calls for a page from one address`,
    summarize(await all(limits.parse + tooMany, page)),
    { '400': limits.parse, '429 in a minute': tooMany },
  )
  const guess = () => write(origin, { token: 'guessed', from: '127.0.0.91' })
  check(
    `${limits.writing + tooMany} guessed sign-ins from one address`,
    summarize(await all(limits.writing + tooMany, guess)),
    { '401': limits.writing, '429 in a minute': tooMany },
  )

  const status = () => send(`${origin}/api/ai/status`, { method: 'GET', from: '127.0.0.92' })
  const flood = await all(1500, status)
  check(
    'of 1500 calls at once from one address nginx refuses some',
    flood.some((answer) => answer.status === 429),
    true,
  )

  const token = await signIn(data, origin, 'brand')
  const writeFrom = (index: number) => write(origin, { token, from: `127.0.0.${100 + (index % 8)}` })
  const minute = await all(limits.writing + tooMany, writeFrom)
  check(`${limits.writing + tooMany} texts for one account from eight addresses`, summarize(minute), {
    '200': limits.writing,
    '429 in a minute': tooMany,
  })
  await pause(1000 * Math.max(...minute.map(waitOf)))
  const rest = limits.day - limits.writing
  check(`${rest + tooMany} texts more in the next minute`, summarize(await all(rest + tooMany, writeFrom)), {
    '200': rest,
    '429 daily-cap': tooMany,
  })
  const tries = readTries(directory).slice(before)
  const answered = replicas.map(({ port }) => tries.filter(isAnsweredBy(port)).length)
  check(
    'each replica had a part of these',
    answered.every((count) => count > tooMany),
    true,
  )
}

export function write(origin: string, { token, from }: { token: string; from?: string }) {
  const { headers, body } = json(fieldRequest('HBR-0001'))
  return send(`${origin}/api/ai/generate-field`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
    from,
  })
}

/** How many were answered how. */
export function summarize(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const name = `${answer.status}${detailOf(answer)}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(counts).toSorted())
}

function detailOf(answer: Answer): string {
  if (answer.status !== 429) return ''
  if (JSON.parse(answer.text).code === 'daily-cap') return ' daily-cap'
  const seconds = waitOf(answer)
  return seconds > 0 && seconds <= 60 ? ' in a minute' : ' some time'
}

function waitOf({ headers }: Answer): number {
  return Number(headers['retry-after'] ?? 0)
}

/** As many at a time as nginx takes from one address. */
async function all(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < count) {
    const next = Math.min(count - answers.length, 20)
    answers.push(
      ...(await Promise.all(Array.from({ length: next }, (_, index) => ask(answers.length + index)))),
    )
  }
  return answers
}

function json(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
