import { shorten } from '#base/shorten.ts'
import type { LineSource } from '#content/writing/brief.ts'
import type { ChangedLine } from '#facts/changed-lines.ts'
import type { FactFigure } from '#facts/fact.ts'
import type { Line } from '#facts/known.ts'
import type { Trace } from '#facts/trace-text.ts'
import type { Bound, Figure, Period, Unit, Value } from '#figures/figure.ts'
import { describeDay } from './describe-day.ts'

/** What a person can do with a line and what was understood of it. */
export type Act = 'confirm' | 'mend' | 'refuse' | 'doubt' | 'useAgain' | 'putBack' | 'mendAgain'

const places = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

/** Every word about what was understood of a brief, and about where the figures of a page come from, in English. */
export const texts = {
  title: 'What was understood',
  hint: 'Texts are written from this. Confirm what is right, mend what is not, or refuse it.',
  nothingYet: 'What the key messages say stands here as soon as there are some.',
  summary: (confirmed: number, all: number) => `${confirmed} of ${all} confirmed`,
  condition: 'Condition',
  about: (about: string, narrowed: readonly string[]) => [upperFirst(about), ...narrowed].join(' · '),
  noSubject: 'Figure',
  none: 'none',
  /** Words of a condition, and how their figures are understood. */
  conditionAsRead: (words: string, figures: readonly string[]) =>
    figures.length > 0 ? `${words} (${figures.join('; ')})` : words,
  offer: 'Offer',
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  isOver: 'This day is over.',
  endsSoon: (days: number) => {
    if (days === 0) return 'It ends today.'
    return `It ends in ${days} ${days === 1 ? 'day' : 'days'}.`
  },
  noFigure: 'No figure in it. Texts may say it in its words.',
  belongs: 'Read as a part of another line.',
  unread: (words: readonly string[]) =>
    `Cannot be read for certain: ${words.map((each) => `“${each}”`).join(', ')}. Write it in full, with its unit.`,
  notTold: (reason: string) => `Not told: ${reason}.`,
  contradicts: (name: string) => `${name} says something else:`,
  refused: 'Refused: no text is written from it.',
  confirmed: 'Confirmed',
  acts: {
    confirm: 'Confirm',
    mend: 'Mend',
    refuse: 'Refuse',
    doubt: 'Take back',
    useAgain: 'Use again',
    putBack: 'Put back',
    mendAgain: 'Use as mended',
  },
  /** The same with the line that it is about: 'Confirm key message 2'. */
  actOn: (act: Act, place: number) => {
    const line = `key message ${place}`
    switch (act) {
      case 'doubt':
        return `Take back that ${line} is confirmed`
      case 'useAgain':
        return `Use ${line} again`
      case 'putBack':
        return `Put back ${line} as it was before it was mended`
      case 'mendAgain':
        return `Use ${line} as it was mended`
      default:
        return `${upperFirst(act)} ${line}`
    }
  },
  confirmAll: 'Confirm all that is clear',
  said: {
    confirmed: (count: number) => (count === 1 ? 'Confirmed.' : `${count} key messages are confirmed.`),
    openAgain: 'Open again: neither confirmed nor refused.',
    mended: (place: number) => `Key message ${place} is mended and confirmed.`,
    putBack: (place: number) => `Key message ${place} says again what it said.`,
  },
  onPage: (shown: readonly string[], count: number) =>
    `On the page in ${places(count)}: ${shown.join('; ')}${count > shown.length ? '; …' : ''}`,
  notOnPage: 'Not found on the page.',

  markInPreview: 'Mark where figures come from',
  coverage: {
    title: 'What the brief says',
    hint: 'Each key message, and where the page says it.',
    count: (count: number) => (count === 0 ? 'Nowhere' : `In ${places(count)}`),
    refused: 'Refused: no text is written from it.',
    noFact: 'Nothing of it can be told.',
    missing: 'No text says it. It has no place among these sections, or its texts are not written yet.',
    cannotTell:
      'It cannot be told whether a text says it: it has no figure and is in another language than the page.',
    more: (count: number) => `and ${count} more`,
    toBrief: 'Open the brief',
  },
  unconfirmed: {
    heading: (count: number) =>
      count === 1 ? '1 fact on the page is not confirmed.' : `${count} facts on the page are not confirmed.`,
    hint: 'Somebody should confirm in the brief what was understood of these key messages before the page goes out.',
  },

  nothingToTrace: 'No figure, no name of a product and no condition stands in it.',
  nowhere: {
    figure: 'From nowhere: no line of the brief says it',
    name: 'From nowhere: the brief does not name it',
    condition: 'From nowhere: no line of the brief says this condition',
  },
  otherwise: 'From nowhere: the brief says this figure otherwise. The line that is nearest:',
  parted: (figure: string, fact: string) =>
    `${figure} stands without all that belongs to it. The brief says: ${fact}`,
  earlier: (kind: Trace['kind'], now: string) => `An old ${kind}. The brief now says: ${now}`,
  lines: {
    message: (place: number) => `Key message ${place + 1}`,
    topic: 'Topic',
    audience: 'Audience',
    idea: 'A guided idea',
    context: 'Additional context',
    page: 'The name of the page',
  },
  lineName: (name: string) => `${name}:`,
  confirmedBy: (by: string, day: string) =>
    by === '' ? `Confirmed on ${day}` : `Confirmed by ${by} on ${day}`,
  isConfirmed: 'Confirmed',
  isProposed: 'Not confirmed yet',
  taken: {
    table: () => 'From a pasted table',
    document: (of: string) => `From a table of “${of}”`,
    kept: (of: string) => `Kept of the page “${of}”`,
    named: (of: string) => `Source: ${of}`,
  },
  mendedBy: (by: string, day: string, was: string) =>
    `${by === '' ? `Mended on ${day}` : `Mended by ${by} on ${day}`}; before: “${was}”`,
  /** Of a line that was mended and says something else since. */
  changedSince:
    'The line was changed after it was mended: it is understood as it stands now. Mended it said:',
  mending: {
    title: (place: number) => `Mend what was understood of key message ${place}`,
    statement: (text: string) => `“${text}”`,
    product: 'Product',
    productHint: 'As the line names it. Empty: what the page is about.',
    figure: 'Figure',
    figureHint: 'In digits: 3.99, 3 to 5, or 2, 3 or 4',
    unit: 'Unit',
    noUnit: 'None',
    bound: 'Bound',
    per: 'Per',
    noPer: 'Nothing',
    method: 'Method',
    noMethod: 'Not said',
    vat: 'VAT',
    noVat: 'Not said',
    conditionHint: 'When or for whom it holds, as texts should say it',
    validFrom: 'First day',
    validTo: 'Last day',
    dayAsRead: (day: string) => `Read without its year: ${day}`,
    source: 'Source',
    sourceHint: 'Where this is laid down, for whoever asks: a tariff, a mail, a decision',
    willSay: 'The line will say:',
    keep: 'Keep as mended',
    cancel: 'Cancel',
    reword: 'Reword the line instead',
    sourceOf: {
      table: 'It was read in a pasted table.',
      document: 'It was read in a document.',
      kept: 'It was kept of another page.',
    },
  },
  mendProblems: {
    'no-figure': 'Please write the figure in digits',
    'no-words': 'There are no plain words for a figure with this unit and basis. Please choose others',
    'period-backwards': 'The last day is before the first one',
    'read-otherwise':
      'These words would be understood otherwise, so nothing is changed. Please reword the line:',
  },
  untold: 'This line is not told: it is left out, or said among colleagues.',
  putIn: 'Put the new figure in',
  putInAll: (count: number) => `In all ${count} places`,
  saidPutIn: (count: number) =>
    count === 1 ? 'The new figure is in.' : `The new figure is in ${places(count)}.`,
  writeAnew: 'Write anew',
  toDo: {
    /** With the lines that say such figures otherwise. */
    nowhere: (words: readonly string[], nearest: readonly string[], isPersons: boolean) =>
      [
        `No line of the brief says ${quote(words)}.`,
        ...(nearest.length > 0 ? [`It says otherwise: ${quote(nearest)}.`] : []),
        ...(isPersons ? ['A person wrote or accepted it.'] : []),
      ].join(' '),
    earlier: (words: readonly string[]) => `Says ${quote(words)}, which the brief has changed.`,
  },
} as const

/** The figure as it is understood: 'up to AED 4,000,000', 'from 3.99% a year, flat'. */
export function describeFigure({ value, unit, bound, per, method, vat, inherited }: Figure): string {
  const basis = [method && methods[method], vat && taxes[vat], inherited && 'currency understood'].filter(
    Boolean,
  )
  return [`${bounds[bound]}${withUnit(value, unit)}${per ? ` ${periods[per]}` : ''}`, ...basis].join(', ')
}

/** The same, unless its words say it just so: "AED 200 a month" does, "5k" does not. */
export function describeUnlike(figure: Figure, words: string): string[] {
  return words.includes(withUnit(figure.value, figure.unit)) ? [] : [describeFigure(figure)]
}

export function describeSubject({ about, narrowed }: Pick<FactFigure, 'about' | 'narrowed'>): string {
  // A subject of no table is made of the words round the figure, in no order.
  const isNamed = about !== undefined && about.split(' ').length < 4
  return texts.about(
    isNamed ? about : texts.noSubject,
    narrowed.map((name) => years[name] ?? name),
  )
}

const years: Record<string, string> = { first: 'first year', later: 'later years', ever: 'for ever' }

export function nameOfLine(line: Line): string {
  return line.kind === 'message' ? texts.lines.message(line.place) : texts.lines[line.kind]
}

export function describeEarlier(kind: Trace['kind'], { now }: ChangedLine): string {
  return texts.earlier(kind, `“${shorten(now)}”`)
}

/** A figure that stands without what the brief says with it. */
export function describeParted(figure: string, fact: string): string {
  return texts.parted(`“${shorten(figure)}”`, `“${shorten(fact)}”`)
}

/** Where what is marked in a text comes from: of each line what it is called, its words, and what is known of it. */
export type SaidTrace = { head: string; lines: { name: string; text: string; notes: string[] }[] }

export function describeTrace(trace: Trace): SaidTrace {
  if (trace.source === 'earlier') return { head: describeEarlier(trace.kind, trace.changed), lines: [] }
  if (trace.source === 'brief') return { head: '', lines: trace.lines.map(sayLine) }
  const { kind, nearest = [] } = trace
  return { head: describeNowhere(kind, nearest), lines: nearest.map(sayLine) }
}

export function describeNowhere(kind: Trace['kind'], nearest: readonly Line[] = []): string {
  return nearest.length > 0 ? texts.otherwise : texts.nowhere[kind]
}

function sayLine(line: Line): SaidTrace['lines'][number] {
  return {
    name: texts.lineName(nameOfLine(line)),
    text: shorten(line.text, 240),
    notes: notesOnLine(line),
  }
}

/** In one sentence after the other, for whoever hears it or sees it in one line. */
export function describeTraceInLine(trace: Trace): string {
  const { head, lines } = describeTrace(trace)
  const said = lines.map(({ name, text, notes }) => [`${name} ${text}`, ...notes].join(' · '))
  return [head, ...said].filter(Boolean).join(' — ')
}

/** Whether a line is told, who confirmed it, and where it was taken from. */
export function notesOnLine(line: Line): string[] {
  if (line.kind !== 'message') return []
  const { isConfirmed, confirmed, taken, mended } = line.vouched ?? {}
  const sure = confirmed
    ? texts.confirmedBy(confirmed.by, describeDay(confirmed.at.slice(0, 10)))
    : texts.isConfirmed
  return [
    ...(line.isTold ? [isConfirmed ? sure : texts.isProposed] : [texts.untold]),
    ...(taken ? [texts.taken[taken.from](taken.of)] : []),
    ...(mended ? [describeMended(mended)] : []),
  ]
}

/** Who mended a line, when, and what it said before. */
export function describeMended({ by, at, was }: NonNullable<LineSource['mended']>): string {
  return texts.mendedBy(by, describeDay(at.slice(0, 10)), shorten(was, 240))
}

/** What can be chosen of a figure, with its name. */
export const boundNames: Record<Bound, string> = {
  exact: 'exactly',
  about: 'about',
  from: 'from',
  upTo: 'up to',
  min: 'at least',
  max: 'at most',
  within: 'within',
  over: 'more than',
}

const unitNames: Partial<Record<Unit, string>> = {
  '%': '%',
  year: 'years',
  month: 'months',
  week: 'weeks',
  day: 'days',
  workday: 'working days',
  hour: 'hours',
  minute: 'minutes',
  point: 'points',
  mile: 'miles',
  times: 'times',
}

/** Those that people choose among, and the one that is there. */
export function nameUnits(own: Unit | ''): { value: Unit; label: string }[] {
  const units: Unit[] = [...currencyUnits, ...(Object.keys(unitNames) as Unit[])]
  const all = own === '' || units.includes(own) ? units : [...units, own]
  return all.map((unit) => ({ value: unit, label: unitNames[unit] ?? unit.replace(/^count:/, '') }))
}

const currencyUnits: readonly Unit[] = ['AED', 'USD', 'EUR', 'GBP', 'SAR', 'INR']

const bounds: Record<Bound, string> = {
  exact: '',
  about: 'about ',
  from: 'from ',
  upTo: 'up to ',
  min: 'at least ',
  max: 'at most ',
  within: 'within ',
  over: 'over ',
}

export const periods: Record<Period, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  quarter: 'a quarter',
  transaction: 'a transaction',
}

export const methods = { flat: 'flat', reducing: 'reducing' }
export const taxes = { incl: 'VAT included', excl: 'without VAT' }

function withUnit(value: Value, unit: Unit | undefined): string {
  const number = describeValue(value)
  if (unit === undefined || unit === 'ratio') return number
  if (unit === '%') return `${number}%`
  if (/^[A-Z]{3}$/.test(unit)) return `${unit} ${number}`
  if (unit === 'times') return `${number} times`
  const name = unit === 'workday' ? 'working day' : unit.replace(/^count:/, '')
  return `${number} ${value === '1' ? name : plural(name)}`
}

function describeValue(value: Value): string {
  if (typeof value === 'string') return grouped(value)
  return 'from' in value ? `${grouped(value.from)} to ${grouped(value.to)}` : value.map(grouped).join(', ')
}

/** Thousands apart, and every digit as it is: no figure is rounded. */
function grouped(decimal: string): string {
  const [whole = '', rest] = decimal.split('.')
  const parted = /^\d+$/.test(whole) ? BigInt(whole).toLocaleString('en') : whole
  return rest === undefined ? parted : `${parted}.${rest}`
}

function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(?:ch|s)$/.test(name)) return `${name}es`
  return name === 'fils' ? name : `${name}s`
}

function quote(words: readonly string[]): string {
  return words.map((each) => `“${shorten(each)}”`).join(', ')
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
