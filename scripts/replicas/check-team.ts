import { setTimeout as pause } from 'node:timers/promises'
import { createDraft } from '#content/draft/draft.ts'
import type { Findings } from './findings.ts'
import { end } from './processes.ts'
import { type Answer, send } from './send.ts'
import type { World } from './world.ts'

const pageId = '0123456789abcdef'

/** How long somebody writes before, between and after what happens to the replicas. */
const stretch = 3000

/**
 * A page is saved through both replicas while one is killed and the other stopped, as a browser does it: what was not
 * answered is sent again as it was. Nothing that was acknowledged is lost, and what one replica knows the other does.
 */
export async function checkTeam(
  { origin, replicas, restart }: World,
  { token, from }: { token: string; from: () => string },
  { check }: Findings,
) {
  const call = (at: string, method: string, path: string, body?: object, headers: object = {}) =>
    send(`${at}${path}`, {
      method,
      from: from(),
      headers: {
        host: new URL(origin).host,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: body && JSON.stringify(body),
    })

  let isOver = false
  const answers: number[] = []
  async function saveOn(): Promise<number> {
    for (let revision = 0; ; revision++) {
      if (isOver) return revision
      const draft = { ...createDraft('2026-11-23T08:00:00.000Z'), displayName: `revision ${revision + 1}` }
      const change = { changeId: `change-${revision}-00000000`, baseRevision: revision, draft }
      let answer: Answer | undefined
      while (answer?.status !== 200) {
        answer = await call(origin, 'PUT', `/api/pages/${pageId}`, change).catch(() => undefined)
        answers.push(answer?.status ?? 0)
        if (answer && answer.status >= 400 && answer.status < 500) throw new Error(answer.text)
        await pause(20)
      }
      if (JSON.parse(answer.text).revision !== revision + 1) throw new Error(answer.text)
    }
  }

  const saving = saveOn()
  await pause(stretch)
  await end(replicas[0].process, 'SIGKILL')
  await pause(stretch)
  await restart(0)
  await end(replicas[1].process)
  await pause(stretch)
  await restart(1)
  isOver = true
  const saved = await saving
  console.log(`A page was saved ${saved} times; ${answers.length - saved} tries had to be made again.\n`)

  const ports = replicas.map(({ port }) => `http://127.0.0.1:${port}`)
  const [one = '', other = ''] = ports
  const pages = await Promise.all(ports.map((at) => call(at, 'GET', `/api/pages/${pageId}`)))
  check(
    'the page as each replica has it, after its last save that was acknowledged',
    pages.map(({ text }) => JSON.parse(text).draft.displayName),
    Array(2).fill(`revision ${saved}`),
  )
  await call(one, 'POST', '/api/changes', { pageId, tab: 'one' })
  const met = await call(other, 'POST', '/api/changes', { pageId, tab: 'other' })
  check('who is on the page, as the other replica knows', JSON.parse(met.text).present.length, 1)
  const link = { linkId: 'link-000000000001', revision: saved, label: 'Legal' }
  const made = await call(one, 'POST', `/api/pages/${pageId}/links`, link)
  const opened = await call(other, 'GET', '/api/review', undefined, {
    'x-review-token': JSON.parse(made.text).token,
  })
  check('a review link of one replica, opened at the other', opened.status, 200)
}
