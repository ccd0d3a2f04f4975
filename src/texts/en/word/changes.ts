import { quoteShort, shorten } from '#base/shorten.ts'
import type { ChangedSection, ToldChange } from '#word/read/list-changes.ts'
import type { WordMark } from '#word/read/list-marks.ts'
import type { Spot } from '#word/read/place.ts'
import { listLines } from './lines.ts'
import { describeSpot } from './places.ts'

/** The changes in a section that nobody has accepted or rejected: who, when, what. */
export function describeChanges({ instanceId, component, changes }: ChangedSection): string {
  const named = component ? `${component.displayName} (${instanceId})` : instanceId
  const section = instanceId === '' ? 'Before the first component' : named
  const head = `${section}: tracked changes that nobody has accepted yet are read as accepted:`
  const advice = 'Please accept or reject them in Word (Review, Changes).'
  const lines = changes.map((change) => `${who(change)} ${describeChange(change)}`)
  return listLines(head, lines, advice, 'change')
}

function describeChange(change: ToldChange): string {
  switch (change.kind) {
    case 'section-deleted':
      return 'deleted the whole section'
    case 'section-inserted':
      return 'inserted the whole section'
    case 'row-deleted':
    case 'row-inserted':
      return describeRows(change)
    case 'split':
      return `split a paragraph${where(change.spot)}`
    case 'joined':
      return `joined two paragraphs${where(change.spot)}`
    default:
      return `${verbs[change.kind]} ${quoteShort(change.words)}${where(change.spot)}`
  }
}

function describeRows({
  kind,
  item,
  labels,
  words,
  spot,
}: Extract<ToldChange, { labels: string[] }>): string {
  const verb = kind === 'row-deleted' ? 'deleted' : 'inserted'
  const rows = labels.length === 1 ? 'the row' : 'the rows'
  const what = labels.length > 0 ? `${rows} ${labels.map((label) => `"${label}"`).join(', ')}` : 'a row'
  const of = item === '' ? '' : ` of ${item}`
  const at = labels.length > 0 ? '' : where(spot)
  return `${verb} ${what}${of}${at}${words.length > 0 ? `: ${quoteShort(words.join(' · '))}` : ''}`
}

const verbs: Record<Extract<ToldChange, { words: string }>['kind'], string> = {
  inserted: 'inserted',
  deleted: 'deleted',
  'moved-here': 'moved here',
  'moved-away': 'moved away',
  formatted: 'changed the look of',
  'cell-inserted': 'inserted a cell with',
  'cell-deleted': 'deleted a cell with',
}

function where(spot: Spot | undefined): string {
  if (!spot) return ''
  const isBeside = 'isBeside' in spot && spot.isBeside
  return isBeside ? `, ${describeSpot(spot)}` : `, in ${describeSpot(spot)}`
}

/** "Mona, 20 Nov 2026: inserted 'at once'", or what she said. */
export function describeMark({ kind, author, date, words }: WordMark): string {
  const by = who({ author, date })
  switch (kind) {
    case 'comment':
      return `${by} “${words}”`
    case 'split':
    case 'joined':
      return `${by} ${kind === 'split' ? 'split a paragraph' : 'joined two paragraphs'}`
    case 'row-inserted':
    case 'row-deleted':
    case 'section-inserted':
    case 'section-deleted': {
      const [what = '', verb = ''] = kind.split('-')
      return `${by} ${verb} the ${what}`
    }
    default:
      return `${by} ${verbs[kind]} ${quoteShort(words)}`
  }
}

/** "Mona, 20 Nov 2026:". Programs that hide who wrote give a day long ago. */
function who({ author, date }: Pick<ToldChange, 'author' | 'date'>): string {
  const [, year = '', month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  const name = author.trim() === '' ? 'Somebody' : shorten(author.trim())
  const isKnown = Number(year) > 1980
  return `${isKnown ? `${name}, ${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : name}:`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
