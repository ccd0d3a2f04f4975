import { expect, test } from 'vitest'
import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, hasContent, isAiGenerated } from '#catalogue/lookup.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { describeNote } from '#texts/notes.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'
import { briefFor, hostileBrief, tones } from './writing/briefs.ts'
import { rewrite, signal, type WrittenField, writePage } from './writing/page.ts'
import { isCovered, measureItems, sharedSentences } from './writing/page-measures.ts'
import { count, createScore, type Score } from './writing/score.ts'
import { answersQuestion, isAnother, isRewritable, questionsOf, twelveSections } from './writing/sections.ts'
import { valueMeasures } from './writing/value-measures.ts'

const components = loadCatalogue('catalogue').manifest.components.filter(hasContent)
const twelve = components.filter(({ code }) => twelveSections.includes(code))
const writer = createDraftWriter()

/** Each brief once, the tones in turn, both locales: a part of `npm run quality:writing`. */
const cases: [string, Locale, WritingBrief['tone']][] = [
  'cashback card',
  'savings account',
  'islamic home finance',
  'covered card',
  'english only',
].flatMap((name, turn) =>
  locales.map(
    (locale, other) =>
      [name, locale, tones[(turn + other) % 4] ?? 'casual'] as [string, Locale, WritingBrief['tone']],
  ),
)

const pages = new Map<string, Promise<WrittenField[]>>()

/** The page of a case as it is written at first, once for all that is measured on it. */
function pageOf(brief: WritingBrief, sections: typeof components): Promise<WrittenField[]> {
  const key = JSON.stringify([brief, sections.map(({ code }) => code)])
  const page = pages.get(key) ?? writePage(writer, brief, sections)
  pages.set(key, page)
  return page
}

function component(code: string) {
  const found = components.find((other) => other.code === code)
  if (!found) throw new Error(`No component ${code}`)
  return found
}

function field(code: string, name: string) {
  const found = [...component(code).docx.fields, ...columnsOf(component(code))].find(
    (other) => other.name === name,
  )
  if (!found) throw new Error(`No field ${code}.${name}`)
  return found
}

async function write(
  brief: WritingBrief,
  code: string,
  name: string,
  previousValues: string[] = [],
): Promise<string> {
  const instanceId = `${code.slice(0, 3).toUpperCase()}-0001`
  const task = {
    brief,
    component: component(code),
    field: field(code, name),
    instanceId,
    section: 0,
    previousValues,
    relatedTitle: undefined,
    itemValues: undefined,
  }
  const written = await writer.writeField(task, signal)
  if (!written.ok) throw new Error('refused')
  return written.value.content
}

test.each(cases)(
  'each value of %s in %s (%s) keeps limits, figures, units, terms and script',
  async (name, locale, tone) => {
    const brief = briefFor(name, locale, tone)
    const page = await pageOf(brief, components)
    const broken = page.flatMap((value) =>
      Object.entries(valueMeasures)
        .filter(([, holds]) => holds(value, brief) === false)
        .map(([measure]) => `${measure}: ${value.component.code}.${value.field.name}: ${value.value}`),
    )
    expect(broken).toEqual([])
  },
)

test.each(cases)(
  'twelve sections of %s in %s (%s) share no sentence and tell every message',
  async (name, locale, tone) => {
    const brief = briefFor(name, locale, tone)
    const page = await pageOf(brief, twelve)
    expect(sharedSentences(page, brief)).toEqual([])
    expect(brief.keyMessages.filter((message) => !isCovered(message, page, locale))).toEqual([])
  },
)

test.each([3, 6, 9])('so do the twelve when the first %i stand last', async (moved) => {
  for (const [place, locale] of locales.entries()) {
    const brief = briefFor('cashback card', locale, tones[(place + moved) % tones.length] ?? 'casual')
    const page = await writePage(writer, brief, [...twelve.slice(moved), ...twelve.slice(0, moved)])
    expect(sharedSentences(page, brief)).toEqual([])
  }
})

test.each(locales)('a brief of one message still makes sections that share no text (%s)', async (locale) => {
  for (const tone of tones) {
    const whole = briefFor('cashback card', locale, tone)
    const brief = { ...whole, keyMessages: whole.keyMessages.slice(0, 1) }
    const page = await pageOf(brief, twelve)
    expect(
      sharedSentences(
        page.filter(({ field: { role } }) => role !== 'title' && role !== 'product'),
        brief,
      ),
    ).toEqual([])
  }
})

test('items differ, and answers answer their questions', async () => {
  const items = createScore()
  const answers = createScore()
  for (const [name, locale, tone] of cases) {
    const brief = briefFor(name, locale, tone)
    const page = await pageOf(brief, components)
    for (const other of components) measureItems(items, page, other)
    for (const { question, answer } of questionsOf(page)) {
      count(answers, answersQuestion(question, answer, brief), `${question.value} ${answer}`)
    }
  }
  expect(shareOf(items), items.misses.join('\n')).toBeGreaterThanOrEqual(0.99)
  expect(answers.misses).toEqual([])
})

test('a retry differs from what stood before, and a reload does not', async () => {
  const score = createScore()
  for (const [name, locale, tone] of cases.slice(0, 4)) {
    const brief = briefFor(name, locale, tone)
    const page = await pageOf(brief, twelve)
    expect(await writePage(writer, brief, twelve)).toEqual(page)
    for (const value of page.filter(isRewritable)) await tryAgain(score, brief, value)
  }
  expect(shareOf(score), score.misses.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.98)
})

test.each(locales)('orders and claims within a brief change nothing (%s)', async (locale) => {
  const hostile = await pageOf(hostileBrief(locale, 'professional'), components)
  const clean = await pageOf(briefFor('cashback card', locale, 'professional'), components)
  expect(hostile.map(({ value }) => value)).toEqual(clean.map(({ value }) => value))
})

test('what was left out of a hostile brief is named', async () => {
  const page = await writePage(writer, hostileBrief('en-AE', 'casual'), [component('HBR001')])
  const notes = page.flatMap((value) => value.notes).join('\n')
  expect(notes).toContain('it is an order to the writer')
  expect(notes).toContain('it makes a claim that may not be published')
})

test('what stands behind the name of an audience or a topic is in no text, and named', async () => {
  const brief = {
    ...briefFor('cashback card', 'en-AE', 'casual'),
    topic: 'Cashback card - existing page is old',
    audience: 'frequent flyers, salary 12k+',
  }
  const page = await writePage(writer, brief, [component('HBR001')])
  const notes = page.flatMap((value) => value.notes).join('\n')
  expect(notes).toContain('“salary 12k+”')
  expect(notes).toContain('“existing page is old”')
  expect(page.map(({ value }) => value).join('\n')).not.toMatch(/12k|old/)
})

test('a message that denies another is not taken for the same', async () => {
  const brief = {
    ...briefFor('cashback card', 'en-AE', 'casual'),
    keyMessages: ['Minimum balance shown in the app', 'No minimum balance'],
  }
  const page = await writePage(writer, brief, [component('HBR001')])
  expect(page.flatMap((value) => value.notes).join('\n')).not.toContain('says it already')
})

test('a figure with nothing beside it that says what it counts is in no cell for figures', async () => {
  const brief = {
    ...briefFor('cashback card', 'en-AE', 'casual'),
    keyMessages: ['300 months', 'Up to 25 years'],
  }
  const page = await writePage(writer, brief, [component('BORDERGRID001')])
  const stats = page.filter(({ field: { name } }) => name === 'stat').map(({ value }) => value)
  expect(new Set(stats)).toEqual(new Set(['']))
})

test('no answer says a note twice, and a section names what was left out in one place', async () => {
  const page = await pageOf(hostileBrief('en-AE', 'casual'), components)
  for (const { notes } of page) expect(new Set(notes).size).toBe(notes.length)
  const speakers = page.filter(({ notes }) => notes.some((note) => note.startsWith('Left out')))
  const places = new Map(
    speakers.map(({ component: { code }, field: { name }, item }) => [code, item ? 'items.1' : name]),
  )
  for (const {
    component: { code },
    field: { name },
    item,
  } of speakers)
    expect(item ? `items.${item}` : name).toBe(places.get(code))
})

test('on an Islamic page a brief that does not say so brings in no loan and no interest', async () => {
  const brief = {
    ...briefFor('cashback card', 'en-AE', 'casual'),
    topic: 'Car finance',
    keyMessages: ['A loan of up to AED 250,000', 'Interest of 4% a year', 'Approval within 2 days'],
  }
  const writeAll = async (brand: 'ENBD' | 'EI') => {
    const all = component('HBR001').docx.fields.filter(isAiGenerated)
    const written = await Promise.all(
      all.map((field) => {
        const task = {
          brief,
          component: component('HBR001'),
          field,
          instanceId: 'HBR-0001',
          section: 0,
          brand,
        }
        const alone = { previousValues: [], relatedTitle: undefined, itemValues: undefined }
        return writer.writeField({ ...task, ...alone }, signal)
      }),
    )
    return written.flatMap((each) => (each.ok ? [each.value] : []))
  }
  const term = 'it uses a term that Islamic banking does not'
  expect(JSON.stringify(await writeAll('ENBD'))).not.toContain(term)
  const islamic = await writeAll('EI')
  expect(islamic.flatMap(({ notes }) => notes.map((note) => describeNote(note))).join()).toContain(term)
  for (const { content } of islamic) expect(content).not.toMatch(/loan|interest/i)
})

test('a figure that the brief does not hold stays empty, and so does what it would count', async () => {
  const brief = { ...briefFor('cashback card', 'en-AE', 'casual'), keyMessages: ['Works with Apple Pay'] }
  const [percentage, label] = (await writePage(writer, brief, [component('HBR003')])).filter(
    ({ item }) => item === 1,
  )
  expect(percentage?.value).toBe('')
  expect(percentage?.notes.join()).toContain('Needs a figure')
  expect(label?.value).toBe('')
})

test('a figure whose condition does not fit beside it is not shown without it', async () => {
  const message = 'Get AED 100 cashback when you spend AED 1,000 in the first 30 days (terms apply)'
  const brief = {
    ...briefFor('cashback card', 'en-AE', 'casual'),
    keyMessages: [message, '50% off cinema tickets'],
  }
  const page = await writePage(writer, brief, [component('BORDERGRID001'), component('HLNUM001')])
  const valuesOf = (name: string) =>
    page.filter(({ field: { name: other } }) => other === name).map(({ value }) => value)
  expect(valuesOf('stat').filter((value) => value !== '')).toEqual(['50%'])
  expect(valuesOf('label')[0]).toBe('Off cinema tickets')
  expect(valuesOf('highlight_number')).toEqual(['AED 100'])
  expect(valuesOf('highlight_title')).toEqual([message])
})

test.each([
  [
    'en-AE',
    ['Finance of up to AED 3m', 'Pre-approval w/in 48 hrs', 'Salary from AED 15K', 'Repay over 20 yrs'],
  ],
  [
    'ar-AE',
    ['تمويل لغاية ٣ مليون درهم', 'موافقة خلال ٤٨ ساعة', 'مكافأة ١٠٠ الف ميل', 'ادخار بعملة 500 دولار'],
  ],
] as const)(
  'a figure cell keeps magnitude, unit and currency, glued and short ones too (%s)',
  async (locale, messages) => {
    const brief = { ...briefFor('cashback card', locale, 'casual'), keyMessages: [...messages] }
    const page = await writePage(writer, brief, [component('BORDERGRID001'), component('HLNUM001')])
    const cells = page
      .filter(({ field: { name }, value }) => /stat|number/.test(name) && value !== '')
      .map(({ value }) => value)
    expect(cells.length).toBeGreaterThan(4)
    for (const cell of cells)
      expect(cell).toMatch(
        /\d,000$|\d (?:million|hours|years|hrs|yrs)$|[\d٣٤٨١٠] (?:مليون درهم|ساعة|ألف ميل|دولار)$/,
      )
  },
)

test('a figure that cannot be read for certain stands nowhere, and its line is named', async () => {
  const brief = {
    ...briefFor('cashback card', 'en-AE', 'casual'),
    keyMessages: ['Loan up to 3m', 'No annual fee'],
  }
  const page = await pageOf(brief, components)
  expect(page.map(({ value }) => value).join()).not.toMatch(/\b3/)
  expect(page.flatMap(({ notes }) => notes).join()).toContain(
    'write it in full, with its unit: “Loan up to 3m”',
  )
})

test('messages that contradict each other stand nowhere, and both are named', async () => {
  const keyMessages = ['Tenor up to 25 years', 'No annual fee', 'Tenor up to 20 years']
  const brief = { ...briefFor('cashback card', 'en-AE', 'casual'), keyMessages }
  const page = await pageOf(brief, components)
  expect(page.map(({ value }) => value).join()).not.toMatch(/20|25/)
  expect(page.flatMap(({ notes }) => notes).join()).toContain(
    '“Tenor up to 25 years” and “Tenor up to 20 years”',
  )
})

test('an asterisk brings its footnote onto the page, and words behind “incl.” and “p.a.” stay', async () => {
  const keyMessages = [
    'Cash in 24 hours*',
    'Fee of AED 26.25 incl. VAT a month',
    '* after all documents are in',
  ]
  const brief = { ...briefFor('cashback card', 'en-AE', 'casual'), keyMessages }
  for (const { value } of await pageOf(brief, components)) {
    expect(value).not.toContain('*')
    if (/cash in 24/i.test(value)) expect(value).toContain('after all documents are in')
    if (value.includes('incl.')) expect(value).toContain('incl. VAT')
    if (/26.25/.test(value) && value.length > 20) expect(value).toContain('incl. VAT')
  }
})

test('“up to” stays with its figure, also where only digits fit', async () => {
  const page = await writePage(writer, briefFor('cashback card', 'en-AE', 'casual'), [
    component('HBR003'),
    component('HLNUM001'),
  ])
  expect(page.find(({ field: { name } }) => name === 'percentage')?.value).toBe('5')
  expect(page.find(({ field: { name } }) => name === 'label')?.value).toMatch(/at most|up to/i)
  expect(page.find(({ field: { name } }) => name === 'highlight_number')?.value).toBe('Up to 5%')
})

test('what cannot be carried into Arabic is named and not guessed', async () => {
  const brief = {
    ...briefFor('english only', 'ar-AE', 'casual'),
    keyMessages: ['Zorbing weekends for loyal penguins', 'No annual fee for the first year'],
  }
  const page = await writePage(writer, brief, [component('KBS001')])
  expect(page.flatMap(({ notes }) => notes)).toContain(
    'Needs a translation, left out here: “Zorbing weekends for loyal penguins”',
  )
  expect(page.map(({ value }) => value).join()).toContain('من دون رسوم سنوية في السنة الأولى')
})

test('additional context and instructions are told nowhere, and what they hold is named', async () => {
  const context = 'Customers get 12 lounge visits a year. Sara wants the blue picture on top.'
  const instruction = 'Say that parking is free for members'
  const componentContexts = Object.fromEntries(
    components.map(({ code }) => [`${code.slice(0, 3).toUpperCase()}-0001`, instruction]),
  )
  const savings = briefFor('savings account', 'en-AE', 'professional')
  const page = await writePage(
    writer,
    { ...savings, additionalContext: context, componentContexts },
    components,
  )
  const text = page.map(({ value }) => value).join('\n')
  for (const words of ['12', 'lounge visits', 'Sara', 'parking']) expect(text).not.toContain(words)
  const notes = page.flatMap((value) => value.notes).join('\n')
  expect(notes).toContain(
    'never quoted; what customers are to read belongs in the key messages: “Customers get 12 lounge',
  )
  expect(notes).toContain('Sara wants the blue picture on top')
})

test('an instruction for the component puts a message first, and an order not to mention one leaves it out by name', async () => {
  const plain = briefFor('cashback card', 'en-AE', 'professional')
  const asked = { ...plain, componentContexts: { 'HBR-0001': 'Focus on Apple Pay' } }
  expect(await write(asked, 'HBR001', 'title')).toContain('Apple Pay')
  expect(await write(plain, 'HBR001', 'title')).not.toContain('Apple Pay')

  const silenced = { ...plain, additionalContext: 'Please do not mention the minimum salary.' }
  const page = await writePage(writer, silenced, components)
  expect(page.map(({ value }) => value).join()).not.toContain('5,000')
  expect(page.flatMap(({ notes }) => notes)).toContain(
    'Left out, as the brief asks not to mention it: “Minimum salary AED 5,000”',
  )
})

test.each([
  'TBC with legal',
  'pls don’t mention the old card',
  'USP - ask Sara',
  '@khalid is this the rate',
  'make it punchy',
])('the key message “%s” stands nowhere and is named', async (note) => {
  const brief = briefFor('cashback card', 'en-AE', 'casual')
  const page = await writePage(writer, { ...brief, keyMessages: [note, ...brief.keyMessages] }, components)
  const clean = await pageOf(brief, components)
  expect(page.map(({ value }) => value)).toEqual(clean.map(({ value }) => value))
  expect(page.flatMap(({ notes }) => notes).join('\n')).toContain(`“${note}”`)
})

test.each([
  [
    'Emirates NBD Skyline Horizon World Elite Mastercard Credit Card',
    'Skyline Horizon World Elite Mastercard Credit Card',
  ],
  [
    'Landing page for the Skyline Infinite Travel Rewards Card by Visa with lounge access (NEW!!)',
    'Skyline Infinite Travel Rewards Card',
  ],
  [
    'The Emirates NBD Personal Banking Premier Current Account Plus Programme for Residents',
    'Personal Banking Premier Current Account',
  ],
])('every hero names the product of the long topic “%s”', async (topic, name) => {
  for (const tone of tones) {
    const brief = { ...briefFor('cashback card', 'en-AE', tone), topic }
    for (const code of ['HBR001', 'HBR002', 'HBR003']) {
      const page = await writePage(writer, brief, [component(code)])
      expect(page.map(({ value }) => value).join('\n'), code).toContain(name)
    }
  }
})

test.each([
  ['Home finance 3.75% fixed', 'ome finance 3.75% fixed'],
  ['4.99% Auto Loan for UAE nationals', '4.99% Auto Loan'],
  ['U.A.E. Salary Account', 'U.A.E. Salary Account'],
  ['Mr. & Mrs. joint account', 'Mr. & Mrs. joint account'],
  ['Fixed deposit up to 5.5% p.a.', 'ixed deposit up to 5.5% p.a.'],
  ['بطاقة 3.5% استرداد', 'بطاقة 3.5% استرداد'],
])('every hero names “%s” whole, and asks for no name', async (topic, name) => {
  const locale = /\p{Script=Arabic}/u.test(topic) ? 'ar-AE' : 'en-AE'
  const brief = { ...briefFor('cashback card', locale, 'casual'), topic, audience: 'Dr. and Mrs. couples' }
  const page = await pageOf(brief, twelve)
  const notes = page.flatMap((value) => value.notes).join('\n')
  expect(notes).not.toContain('Needs the product name: this writer')
  if (locale === 'en-AE') expect(notes).not.toContain('Dr. and Mrs.')
  expect(page.map(({ value }) => value).join('\n')).toContain(name)
  expect(page.filter(({ value }) => /\p{L}\.\p{L}\.\./u.test(value))).toEqual([])
})

test.each([
  ['Kunooz savings account (حساب كنوز للتوفير)', 'en-AE', 'Kunooz savings account'],
  ['Emarati Visa / بطاقة إماراتي فيزا', 'ar-AE', 'بطاقة إماراتي فيزا'],
] as const)('every hero names “%s” in the language of the page (%s)', async (topic, locale, name) => {
  const brief = { ...briefFor('cashback card', locale, 'casual'), topic }
  for (const code of ['HBR001', 'HBR002', 'HBR003']) {
    const page = await writePage(writer, brief, [component(code)])
    expect(page.map(({ value }) => value).join('\n'), code).toContain(name)
  }
})

test('an audience that fits into no sentence is said to be so', async () => {
  const brief = { ...briefFor('cashback card', 'ar-AE', 'casual'), audience: 'المقيمون في الإمارات' }
  const page = await writePage(writer, brief, [component('HBR001')])
  expect(page.flatMap(({ notes }) => notes).join()).toContain('it does not fit after “for” in a sentence')
})

test('a topic that names no product is said to be none', async () => {
  const brief = { ...briefFor('cashback card', 'ar-AE', 'casual'), topic: 'our new thing for penguins' }
  const page = await writePage(writer, brief, [component('HBR001')])
  expect(page.flatMap(({ notes }) => notes).join()).toContain('Needs the product name')
})

test('a guided idea is the item’s title, with the fact that bears it out', async () => {
  const brief = briefFor('cashback card', 'en-AE', 'friendly')
  const columns = columnsOf(component('KBS001')).filter(isAiGenerated)
  const task = {
    brief,
    component: component('KBS001'),
    columns,
    instanceId: 'KBS-0001',
    section: 0,
    itemIndex: 1,
    totalItems: 3,
    guidedIdea: 'Pay with Apple Pay',
    previousTitles: [],
  }
  const written = await writer.writeItem(task, signal)
  expect(written.ok && written.value.content.title).toBe('Pay with Apple Pay')
  expect(written.ok && written.value.content.description).toContain('orks with Apple Pay and Google Pay')
})

test('an idea that the brief says nothing of is the title all the same, and no other fact stands below it', async () => {
  const brief = briefFor('cashback card', 'en-AE', 'friendly')
  const columns = columnsOf(component('KBS001')).filter(isAiGenerated)
  const task = {
    brief,
    component: component('KBS001'),
    columns,
    instanceId: 'KBS-0001',
    section: 0,
    itemIndex: 2,
    totalItems: 3,
    guidedIdea: 'School fees',
    previousTitles: ['No annual fee for the first year'],
  }
  const written = await writer.writeItem(task, signal)
  expect(written.ok && written.value.content.title).toBe('School fees')
  expect(written.ok && written.value.content.description).not.toContain('annual fee')
})

test('a figure written again stays with its label, and an unknown question gets no answer of another', async () => {
  const brief = briefFor('cashback card', 'en-AE', 'friendly')
  const again = async (code: string, name: string, itemValues: Record<string, string>) => {
    const task = {
      brief,
      component: component(code),
      field: field(code, name),
      instanceId: 'XXX-0001',
      section: 0,
    }
    const written = await writer.writeField(
      { ...task, previousValues: [itemValues[name] ?? ''], relatedTitle: undefined, itemValues },
      signal,
    )
    return written.ok ? written.value : undefined
  }
  const stat = await again('BORDERGRID001', 'stat', { stat: 'AED 5,000', label: 'minimum salary' })
  expect(stat?.content).toBe('AED 5,000')
  const answer = await again('FAQ001', 'answer', { question: 'Can my children have a card too?', answer: '' })
  expect(answer).toMatchObject({ content: '', notes: [{ kind: 'no-answer' }] })
})

test('what the brief holds no fact for stays empty and says so, and no fact stands more than twice', async () => {
  const brief = { ...briefFor('cashback card', 'en-AE', 'casual'), keyMessages: ['Works with Apple Pay'] }
  const page = await pageOf(brief, components)
  const said = page.filter(({ value }) => /Apple Pay/i.test(value))
  const ordinary = said.filter(({ field: { role } }) => role !== 'question' && role !== 'answer')
  expect(ordinary).toHaveLength(2)
  const empty = page.filter(({ field: { role }, value }) => role === 'body' && value === '')
  expect(empty.length).toBeGreaterThan(20)
  for (const { notes } of empty) expect(notes.join()).toContain('holds no further fact that belongs here')
})

test('a fact without room for the whole of it is named, and nothing of it is said', async () => {
  const message = `Cashback of AED 100 ${'on each of your purchases at home and abroad '.repeat(4)}(terms apply)`
  const brief = { ...briefFor('cashback card', 'en-AE', 'casual'), keyMessages: [message] }
  const columns = columnsOf(component('KBS001')).filter(isAiGenerated)
  const task = { brief, component: component('KBS001'), columns, instanceId: 'KBS-0001', section: 0 }
  const item = { itemIndex: 1, totalItems: 1, guidedIdea: undefined, previousTitles: [], facts: [message] }
  const written = await writer.writeItem({ ...task, ...item }, signal)
  expect(written.ok && written.value.content.description).toBe('')
  expect(written.ok && written.value.notes).toContainEqual({
    kind: 'no-room',
    field: 'description',
    line: message,
  })
})

test('an offer that is over is told nowhere, and named', async () => {
  const keyMessages = ['Cashback of 10% until 31 March 2026', 'Works with Apple Pay']
  const brief = { ...briefFor('cashback card', 'en-AE', 'casual'), keyMessages }
  const task = { brief, component: component('HBR001'), field: field('HBR001', 'title'), section: 0 }
  const rest = { instanceId: 'HBR-0001', previousValues: [], relatedTitle: undefined, itemValues: undefined }
  const on = async (today: string) => {
    const written = await writer.writeField(
      { ...task, ...rest, facts: [keyMessages[0] ?? ''], today },
      signal,
    )
    return written.ok ? written.value : undefined
  }
  expect((await on('2026-03-31'))?.content).toContain('10%')
  const late = await on('2026-04-01')
  expect(late?.content).not.toContain('10%')
  expect(late?.notes).toContainEqual({ kind: 'left-out', reason: 'over', line: keyMessages[0] })
})

test.each(locales)(
  'in another tone at least two of five headings and buttons are others (%s)',
  async (locale) => {
    const pages = await Promise.all(
      tones.map((tone) => pageOf(briefFor('cashback card', locale, tone), twelve)),
    )
    for (const [index, page] of pages.entries()) {
      for (const other of pages.slice(0, index)) {
        const texts = page.flatMap(({ field: { role }, value }, place) =>
          isPhrase(role) && value !== '' ? [[value, other[place]?.value ?? '']] : [],
        )
        const changed = texts.filter(([a, b]) => a !== b).length
        expect(changed / texts.length).toBeGreaterThan(0.4)
      }
    }
  },
)

function isPhrase(role: string | undefined): boolean {
  return ['eyebrow', 'title', 'action', 'second-action', 'link'].includes(role ?? '')
}

async function tryAgain(score: Score, brief: WritingBrief, value: WrittenField): Promise<void> {
  const next = (await rewrite(writer, brief, value, [value.value])) ?? ''
  const isOther = isAnother(value, next, [value.value])
  count(score, isOther, `${value.component.code}.${value.field.name}: ${next}`)
}

function shareOf({ passed, tried }: Score): number {
  return passed / tried
}
