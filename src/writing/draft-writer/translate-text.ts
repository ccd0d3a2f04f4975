import { type Locale, otherLocale } from '#base/locale.ts'
import { shorten } from '#base/shorten.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { Note } from '#content/values/note.ts'
import { readRichText, writeRichText } from '#content/values/rich-text.ts'
import { splitSentences } from '#figures/split-sentences.ts'
import { indexKnown } from '#pairs/known-of-text.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { type Known, translate } from '#pairs/translate.ts'
import { translateValue } from '#pairs/translate-value.ts'
import { saysSameFigures } from '../said-figures.ts'
import type { FieldTask } from '../writer.ts'
import { carryText } from './material.ts'
import type { Phrases } from './phrases.ts'
import { foldText, upperFirst } from './text.ts'

/** A text in the other language, as far as people have said it, or this writer says it in both; else empty, with the reason. */
export function translateField(
  { brief: { locale }, brand = 'ENBD', field, otherText = '', knownOfText }: FieldTask,
  phrases: Phrases,
): { value: string; notes: Note[] } {
  const from = otherLocale(locale)
  const known = { ...indexKnown(knownOfText ?? { terms: [], pairs: [] }, from), policy: policyOf(brand) }
  const said = translateValue(field.type === 'array' ? otherText.split('\n') : otherText, field, from, known)
  if (said.made !== 'nothing') {
    const value = Array.isArray(said.value) ? said.value.join('\n') : said.value
    const isChanged = said.made === 'memory with figures'
    return { value, notes: isChanged ? [{ kind: 'accepted-for', text: said.pair.texts[from] }] : [] }
  }
  const value = sayValue(otherText, field, { from, known, phrases })
  if (value !== undefined && saysSameFigures(otherText, value)) return { value, notes: [] }
  const { reason } = said
  const note: Note = {
    kind: 'not-translated',
    text: shorten(otherText),
    ...(reason !== 'unknown' && { reason }),
  }
  return { value: '', notes: [note] }
}

type Way = { from: Locale; known: Known; phrases: Phrases }

/** Rich text block by block, where no words of it stand out. */
function sayValue(text: string, { type }: Field, way: Way): string | undefined {
  if (type !== 'richtext') return sayAll(text.split('\n'), way)?.join('\n')
  const blocks = readRichText(text)
  const plain = blocks.map(({ runs }) =>
    runs.length === 1 && Object.keys(runs[0] ?? {}).length === 1 ? runs[0]?.text : undefined,
  )
  const said = plain.every((each) => each !== undefined) ? sayAll(plain, way) : undefined
  return (
    said && writeRichText(blocks.map(({ kind }, index) => ({ kind, runs: [{ text: said[index] ?? '' }] })))
  )
}

/** All of them, or none. */
function sayAll(texts: readonly string[], way: Way): string[] | undefined {
  const said = texts.map((text) => sayText(text, way))
  return said.every((each) => each !== undefined) ? said : undefined
}

/** Whole, or else sentence by sentence. */
function sayText(text: string, way: Way): string | undefined {
  const whole = saySentence(text.trim(), way)
  if (whole !== undefined) return whole
  const sentences = splitSentences(text)
  return sentences.length > 1
    ? sayAll(
        sentences.map((each) => each.trim()),
        way,
      )?.join(' ')
    : undefined
}

function saySentence(text: string, way: Way): string | undefined {
  if (text === '') return ''
  return sayPhrase(text, way) ?? sayPart(text, way)
}

/** By a phrase that this writer has in both languages, around parts that can be said in both. */
function sayPhrase(text: string, way: Way): string | undefined {
  for (const { pattern, put } of pairedFrom(way.phrases, way.from)) {
    const groups = pattern.exec(text)?.groups
    if (!groups && !pattern.test(text)) continue
    const parts = Object.entries(groups ?? {}).map(
      ([name, part]) => [name, sayPart(withoutOwner(part), way)] as const,
    )
    if (parts.some(([, part]) => part === undefined)) continue
    const said = put.replace(/\{(\w+)\}/g, (_, name: string) =>
      withoutStop(parts.find(([each]) => each === name)?.[1] ?? ''),
    )
    return way.from === 'ar-AE' ? upperFirst(said) : said
  }
  return undefined
}

/** What people said, else the words and patterns of this writer, which are in one direction but for words alone. */
function sayPart(text: string, { from, known, phrases }: Way): string | undefined {
  const said = translate(text, from, known)
  if (said.made !== 'nothing') return said.text
  if (from === 'en-AE') {
    const carried = carryText(withoutStop(text), 'ar-AE', phrases)
    return carried === undefined || carried === withoutStop(text) ? undefined : carried + stopOf(text)
  }
  const english = termsBack(phrases).get(foldText(withoutStop(text)))
  return english === undefined ? undefined : upperFirst(english) + stopOf(text)
}

type Paired = { pattern: RegExp; put: string }

/** Of the same place in other letters, `{Our topic}` and `{topic}`, one part is meant. */
function pairedFrom({ paired }: Phrases, from: Locale): readonly Paired[] {
  const known = compiled[from]
  if (known?.paired === paired) return known.all
  const all = paired.map(([english, arabic]): Paired => {
    const [source, target] = from === 'en-AE' ? [english, arabic] : [arabic, english]
    const escaped = source.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
    return {
      pattern: new RegExp(
        `^${escaped.replace(/\{([^}]+)\}/g, (_, name: string) => `(?<${placeOf(name)}>[^\\n]+?)`)}$`,
        'iu',
      ),
      put: target.replace(/\{([^}]+)\}/g, (_, name: string) => `{${placeOf(name)}}`),
    }
  })
  // What has the most words of its own is meant first: "{topic}: {fact}" fits nearly all.
  const inOrder = all.toSorted((one, other) => wordsOf(other.pattern) - wordsOf(one.pattern))
  compiled[from] = { paired, all: inOrder }
  return inOrder
}

const compiled: { [from in Locale]?: { paired: Phrases['paired']; all: readonly Paired[] } } = {}

function wordsOf({ source }: RegExp): number {
  return source.replace(/\(\?<.*?\)/g, '').length
}

function placeOf(name: string): string {
  return /topic/i.test(name) ? 'topic' : name.toLowerCase()
}

function withoutOwner(part: string): string {
  return part.replace(/^(?:our|your|the)\s+/i, '')
}

function withoutStop(text: string): string {
  return text.replace(/[.!]+$/, '')
}

function stopOf(text: string): string {
  return /[.!]+$/.exec(text)?.[0] ?? ''
}

/** English words by their Arabic, where these are of one thing. */
function termsBack({ intoArabic: { terms } }: Phrases): ReadonlyMap<string, string> {
  if (back?.terms === terms) return back.words
  const groups = Map.groupBy(Object.entries(terms), ([, arabic]) => foldText(arabic))
  const words = new Map(
    [...groups].flatMap(([arabic, all]) => (all.length === 1 && all[0] ? [[arabic, all[0][0]]] : [])),
  )
  back = { terms, words }
  return words
}

let back: { terms: Phrases['intoArabic']['terms']; words: ReadonlyMap<string, string> } | undefined
