import { setTimeout as pause } from 'node:timers/promises'
import { type ParseResult, parseResultSchema } from '#content/parse-result.ts'
import { createDocument } from '../../bench/documents.ts'
import { type Colleague, type Document, makePage, makePages, upload, uploadMany, write } from './colleague.ts'
import { send } from './send.ts'
import type { Tally } from './tally.ts'

export const kinds = {
  upload: 'uploads of one document',
  bulk: 'uploads of ten documents',
  page: 'pages',
  pages: 'ZIPs of ten pages',
  text: 'texts by the writer',
}

/** Colleagues who work until they are told to stop. */
export async function startTraffic(colleague: Colleague, tally: Tally) {
  const documents = await Promise.all(Array.from({ length: 10 }, (_, index) => documentOf(index + 1)))
  const results = await Promise.all(documents.map((document) => read(colleague, document)))
  let isOver = false
  let turn = 0
  const next = <Item>(items: readonly Item[]) => items[turn++ % items.length] as Item

  async function repeat(kind: string, milliseconds: number, work: () => ReturnType<typeof makePage>) {
    while (!isOver) {
      await tally.note(kind, work)
      await pause(milliseconds)
    }
  }

  const work = [
    ...Array.from({ length: 4 }, () => repeat(kinds.upload, 50, () => upload(colleague, next(documents)))),
    ...Array.from({ length: 2 }, () => repeat(kinds.bulk, 50, () => uploadMany(colleague, documents))),
    ...Array.from({ length: 3 }, () => repeat(kinds.page, 50, () => makePage(next(results)))),
    repeat(kinds.pages, 50, () => makePages(results)),
    // One after the other, as a run asks for them, and within what an account has.
    repeat(kinds.text, 3500, () => write(`HBR-${String((turn % 9) + 1).padStart(4, '0')}`)),
  ]
  return {
    async stop() {
      isOver = true
      await Promise.all(work)
    },
  }
}

async function documentOf(seed: number): Promise<Document> {
  return { name: `page-${seed}.docx`, bytes: new Uint8Array(await createDocument(6, seed, 3)) }
}

async function read({ origin, from }: Colleague, { name, bytes }: Document): Promise<ParseResult> {
  const body = new FormData()
  body.append('document', new Blob([bytes]), name)
  const { text } = await send(`${origin}/api/html/parse-word`, { body, from: from() })
  return parseResultSchema.parse(JSON.parse(text))
}
