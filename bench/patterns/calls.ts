import { createApp } from '#server/app.ts'
import { createFakeServices } from '#server/fake-services.ts'
import { createDraftWriter } from '#server/writer/draft/draft-writer.ts'
import { createFakeWriting } from '#server/writer/fake-writer.ts'

export type MeasuredCall = { name: string; piece: string; milliseconds: number }

/** What an attacker would repeat. */
const pieces = [
  ...[
    '\t',
    '\n',
    ' ,',
    '!',
    '.',
    ';',
    '-',
    '"',
    '&',
    '<',
    '(',
    '://',
    'www.',
    '0',
    '٥',
    '8-88',
    '5% ',
    'AED 5 ',
    'ae8',
  ],
  ...['a', 'a ', 'x', 'io-', 'in ', 'forget ', 'with ', 'salary ', 'رسم', 'من ', 'م', '\u200b', '\u{1F3E6}'],
]

const card = { topic: 'Gold card', audience: 'Everyone', tone: 'professional', locale: 'en-AE' }
const field = { component: 'HBR001', field: 'title', instanceId: 'HBR-0001' }
const item = { component: 'FAQ001', columns: ['question', 'answer'], instanceId: 'FAQ-0001' }

type Fill = (length: number) => string

/** Calls that are answered in the process of the server, each as long as it may be. */
const calls: { name: string; url: string; bodyWith: (text: Fill) => object }[] = [
  {
    name: 'a field, by its messages',
    url: '/api/ai/generate-field',
    bodyWith: (text) => ({ ...field, brief: { ...card, keyMessages: manyOf(text(4000)) } }),
  },
  {
    name: 'a field, by its context',
    url: '/api/ai/generate-field',
    bodyWith: (text) => ({
      ...field,
      brief: { ...card, keyMessages: ['5%'], additionalContext: text(20_000) },
    }),
  },
  {
    name: "a field, by its item's values",
    url: '/api/ai/generate-field',
    bodyWith: (text) => ({
      ...field,
      brief: { ...card, keyMessages: ['5%'] },
      itemValues: { title: text(400_000) },
    }),
  },
  {
    name: 'an item, by its neighbours',
    url: '/api/ai/generate-item',
    bodyWith: (text) => ({
      ...item,
      brief: { ...card, keyMessages: ['5%'] },
      itemIndex: 1,
      totalItems: 5,
      guidedIdea: text(4000),
      allPreviousTitles: manyOf(text(4000)),
    }),
  },
]

/** The slowest first. */
export async function measureCalls(): Promise<MeasuredCall[]> {
  const writing = createFakeWriting({ writer: createDraftWriter() })
  const app = createApp(createFakeServices({ writing }))
  const measured: MeasuredCall[] = []
  for (const { name, url, bodyWith } of calls) {
    for (const piece of pieces) {
      const payload = bodyWith((length) => `A ${piece.repeat(length / piece.length / 2)}\0`)
      const start = process.cpuUsage()
      await app.inject({ method: 'POST', url, payload })
      const { user, system } = process.cpuUsage(start)
      measured.push({ name, piece, milliseconds: (user + system) / 1000 })
    }
  }
  return measured.sort((left, right) => right.milliseconds - left.milliseconds)
}

function manyOf<Value>(value: Value): Value[] {
  return Array.from({ length: 100 }, () => value)
}
