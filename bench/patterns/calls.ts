import { createApp } from '#server/app.ts'
import { createFakeWriting } from '#server/calls/fake-writer.ts'
import { createFakeServices } from '#server/fake-services.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'

export type MeasuredCall = { name: string; texts: string; milliseconds: number }

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

/** Writes a text of so many characters, another one each time where it can. */
type Fill = { texts: string; write: (length: number) => string }

const latin = 'abcdefghijklmnopqrstuvwxyz'
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
const digits = '123456789'

const fills: Fill[] = [
  ...pieces.map((piece) => ({
    texts: JSON.stringify(piece),
    write: (length: number) => `A ${piece.repeat(Math.max(0, length / piece.length - 3))}\0`,
  })),
  { texts: 'different words', write: piecewise(() => `${word(latin)} `) },
  { texts: 'different Arabic words', write: piecewise(() => `${word(arabic)} `) },
  { texts: 'different sentences', write: piecewise(() => `A${word(latin)}. `) },
  { texts: 'different figures', write: piecewise(() => `${word(latin)} 5.${word(digits)}% `) },
  { texts: 'figures in sentences', write: piecewise(() => `Get AED ${word(digits)} of ${word(latin)}. `) },
  { texts: 'rates', write: piecewise(() => `${word(latin)} ${word(digits)} % p.a. rate. `) },
  { texts: 'much alike', write: piecewise(() => `No annual fee for the first year with ${word(latin)}. `) },
  {
    texts: 'English for Arabic',
    write: piecewise(() => `No fees on fees${', no fees'.repeat(15)}, ${word(latin)}. `),
  },
  { texts: 'lists for Arabic', write: piecewise(() => `Fees${', fees'.repeat(28)}, ${word(latin)}. `) },
]

type Call = { name: string; body: object }

/** The places in the catalogue that are written in the most different ways. */
const fields = [
  { component: 'HBR001', field: 'title', instanceId: 'HBR-0001' },
  { component: 'IMGCNT001', field: 'description', instanceId: 'IMGCNT-0001' },
]
const column = { component: 'FAQ001', field: 'answer', instanceId: 'FAQ-0001' }
const items = [
  { component: 'FAQ001', columns: ['question', 'answer'], instanceId: 'FAQ-0001' },
  { component: 'BORDERGRID001', columns: ['stat', 'label'], instanceId: 'BORDERGRID-0001' },
]

/** Of messages, and as many of what stands already: with the rest, nearly all that a body may have. */
const listBytes = 180_000
const text = 4000

/** All texts of a call filled at once: with long ones, and with as many short ones as it may have. */
function callsOf({ write }: Fill, locale: string): Call[] {
  const card = { topic: write(30), audience: write(30), tone: 'professional', locale }
  const additionalContext = write(20_000)
  const instruction = write(text)
  const lengths = [
    { message: text, standing: text },
    { message: 390, standing: 60 },
  ]
  return lengths.flatMap(({ message, standing }): Call[] => {
    const keyMessages = listOf(write, message, 100)
    const briefFor = (instanceId: string) => ({
      ...card,
      additionalContext,
      keyMessages,
      componentContexts: { [instanceId]: instruction },
    })
    const field = { relatedTitle: write(standing), retryContext: listOf(write, standing, 50) }
    const item = { guidedIdea: write(standing), allPreviousTitles: listOf(write, standing, 500) }
    return [
      ...fields.map((place) => ({
        name: `${place.component} ${place.field}`,
        body: { ...place, brief: briefFor(place.instanceId), retryContext: field.retryContext },
      })),
      {
        name: `${column.component} ${column.field}, again`,
        body: {
          ...column,
          ...field,
          brief: briefFor(column.instanceId),
          itemValues: { question: write(20_000) },
        },
      },
      ...items.map((place) => ({
        name: `${place.component}, an item`,
        body: { ...place, ...item, brief: briefFor(place.instanceId), itemIndex: 1, totalItems: 5 },
      })),
    ]
  })
}

const right = {
  ...fields[0],
  brief: { topic: 'Gold card', audience: 'Everyone', tone: 'professional', locale: 'en-AE' },
}

/** What nobody takes, as JSON of half a megabyte. */
const wrong: { name: string; json: string }[] = [
  {
    name: 'a list of numbers',
    json: JSON.stringify({ ...right, itemValues: { a: Array(240_000).fill(1) } }),
  },
  {
    name: 'many numbers by name',
    json: JSON.stringify({
      ...right,
      itemValues: Object.fromEntries(Array.from({ length: 45_000 }, (_, index) => [index, 1])),
    }),
  },
  { name: 'fewer numbers', json: JSON.stringify({ ...right, itemValues: { a: Array(4900).fill(1) } }) },
  {
    name: 'many sections',
    json: JSON.stringify({ ...right, brief: { ...right.brief, componentContexts: Array(240_000).fill(1) } }),
  },
  { name: 'a prototype behind objects', json: `[${'{},'.repeat(170_000)}{"__proto__":1}]` },
  { name: 'a prototype behind lists', json: `[${'[[]],'.repeat(100_000)}{"__proto__":1}]` },
  { name: 'a prototype that is deep', json: `${'{"a":'.repeat(80_000)}{"__proto__":1}${'}'.repeat(80_000)}` },
  { name: 'brackets', json: `${'['.repeat(250_000)}${']'.repeat(250_000)}` },
]

/** The slowest first. */
export async function measureCalls(): Promise<MeasuredCall[]> {
  const writing = createFakeWriting({ writer: createDraftWriter() })
  const app = createApp(createFakeServices({ writing }))
  const measured: MeasuredCall[] = []

  const measure = async (name: string, texts: string, body: object | string) => {
    const url = name.endsWith('item') ? '/api/ai/generate-item' : '/api/ai/generate-field'
    const headers = { 'content-type': 'application/json' }
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const start = process.cpuUsage()
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers })
    const { user, system } = process.cpuUsage(start)
    if ((statusCode === 200) !== (typeof body !== 'string'))
      throw new Error(`${name} of ${texts} was answered ${statusCode}.`)
    measured.push({ name, texts, milliseconds: (user + system) / 1000 })
  }

  for (const locale of ['en-AE', 'ar-AE']) {
    for (const fill of fills) {
      for (const { name, body } of callsOf(fill, locale))
        await measure(name, `${fill.texts}, ${locale}`, body)
    }
  }
  for (const { name, json } of wrong) await measure(name, 'nothing right', json)
  return measured.sort((left, right) => right.milliseconds - left.milliseconds)
}

/** As many texts as there is room for, and no more than `most`. */
function listOf(write: Fill['write'], length: number, most: number): string[] {
  const first = write(length)
  const bytes = Buffer.byteLength(JSON.stringify(first))
  const count = Math.min(most, Math.floor(listBytes / bytes))
  return [first, ...Array.from({ length: count - 1 }, () => write(length))]
}

function piecewise(next: () => string) {
  return (length: number) => {
    let written = next()
    for (let more = next(); written.length + more.length <= length; more = next()) written += more
    return written.slice(0, length).trim()
  }
}

let drawn = 1

/** Another word each time, and the same ones in each run. */
function word(letters: string): string {
  return Array.from({ length: 5 }, () => {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0
    return letters.charAt(Math.floor((drawn / 2 ** 32) * letters.length))
  }).join('')
}
