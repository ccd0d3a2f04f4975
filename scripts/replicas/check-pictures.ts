import { setTimeout as pause } from 'node:timers/promises'
import type { TeamPicture } from '#team/picture.ts'
import { photo } from '../../bench/pictures/photo.ts'
import type { Findings } from './findings.ts'
import { end } from './processes.ts'
import { type Answer, send } from './send.ts'
import type { World } from './world.ts'

/** How many are on their way at once, so that a kill cuts one off; as many are added before, between and after. */
const peopleAtWork = 3

/**
 * Pictures are added through both replicas while one is killed, as a browser does it: what was not answered is sent again.
 * What was acknowledged is in the store of pictures, in the list of either replica, and opens at either by its pass.
 */
export async function checkPictures(
  { origin, replicas, restart, s3 }: World,
  { token, from }: { token: string; from: () => string },
  { check }: Findings,
) {
  const headers = { host: new URL(origin).host, authorization: `Bearer ${token}` }
  const get = (at: string, path: string) =>
    send(`${at}${path}`, { method: 'GET', from: from(), headers }).catch(() => undefined)

  let isOver = false
  let again = 0
  const added = new Map<string, TeamPicture>()
  async function addOn(person: number) {
    for (let count = 0; !isOver; count++) {
      const bytes = await photo(900, 600, 1)
      let answer: Answer | undefined
      while (answer?.status !== 200) {
        const form = new FormData()
        form.append('picture', new Blob([new Uint8Array(bytes)]), `photo-${person}-${count}.jpg`)
        answer = await send(`${origin}/api/pictures`, { from: from(), headers, body: form }).catch(
          () => undefined,
        )
        if (answer?.status === 200) break
        if (answer && answer.status >= 400 && answer.status < 500) throw new Error(answer.text)
        again++
        await pause(50)
      }
      const picture: TeamPicture = JSON.parse(answer.text)
      added.set(picture.hash, picture)
    }
  }

  const adding = Promise.all(Array.from({ length: peopleAtWork }, (_, person) => addOn(person)))
  const untilMore = async (wanted = added.size + peopleAtWork) => {
    while (added.size < wanted) await pause(20)
  }
  const someMore = () => Promise.race([adding, untilMore()])
  await someMore()
  await end(replicas[0].process, 'SIGKILL')
  await someMore()
  await restart(0)
  await someMore()
  isOver = true
  await adding
  console.log(`${added.size} pictures were added; ${again} tries had to be made again.\n`)

  check('requests that the store of pictures refused', s3.refused.length, 0)
  const files = [...added.values()].flatMap(({ hash, pass, files }) =>
    Object.keys(files).map((file) => `/media/${hash}/${file}?${pass}`),
  )
  for (const { port } of replicas) {
    const at = `http://127.0.0.1:${port}`
    const listed: { pictures: TeamPicture[] } = JSON.parse((await get(at, '/api/pictures'))?.text ?? '{}')
    const hashes = new Set(listed.pictures.map(({ hash }) => hash))
    check(
      'added pictures that a replica does not list',
      [...added.keys()].filter((hash) => !hashes.has(hash)),
      [],
    )
    const statuses = await Promise.all(files.map(async (path) => (await get(at, path))?.status))
    check(
      'their files that it does not open',
      files.filter((_, index) => statuses[index] !== 200),
      [],
    )
  }
}
