import { z } from 'zod'
import { type Locale, locales } from '#base/locale.ts'
import { tones } from '#content/writing/brief.ts'
import { kinds } from '../page-plan/fact-kind.ts'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import intoArabic from './phrases/english-to-arabic.json' with { type: 'json' }
import paired from './phrases/paired.json' with { type: 'json' }
import { purposes } from './words.ts'

/**
 * All that the draft writer says of its own, one file a language, for an editor to change without touching code: headings,
 * questions, words of buttons and ways to say a fact. No phrase says anything of a product.
 * A frame is a text with places for the brief's words, such as "With {our topic} you get {noun}"; a frame whose places
 * cannot all be filled is passed over.
 */
const line = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !/ {2}/.test(text), 'spaces at an end, or two in a row')
  .refine(
    (text) => !/[{}]/.test(text.replace(placePattern, '')),
    'a place that is not one of {topic}, {Topic}, {our topic}, {Our topic}, {audience}, {fact}, {Fact}, {noun}, {verb}, {idea}, {Idea}, {label}',
  )
const lines = z.array(line).min(1)
const byTone = z.strictObject({
  all: z.array(line).default([]),
  ...Object.fromEntries(tones.map((tone) => [tone, z.array(line).default([])])),
} as Record<'all' | (typeof tones)[number], z.ZodDefault<z.ZodArray<typeof line>>>)

const languageSchema = z.strictObject({
  locale: z.enum(locales),
  /** How a fact is titled and asked for, by what it is about. */
  kinds: z.strictObject(
    Object.fromEntries(kinds.map((kind) => [kind, factKindSchema()])) as Record<
      (typeof kinds)[number],
      ReturnType<typeof factKindSchema>
    >,
  ),
  /** What facts are about, under the names by which figures are read: as a title, and asked for. */
  subjects: z.record(z.string(), z.strictObject({ title: line, question: line })),
  /** How any thing is asked for by its name. */
  about: line,
  /** How a fact is stated. */
  facts: byTone,
  /** Everything else, by what the text is for. */
  frames: z.strictObject(
    Object.fromEntries(purposes.map((purpose) => [purpose, byTone])) as Record<
      (typeof purposes)[number],
      typeof byTone
    >,
  ),
  /** Words that keep their capital letter. */
  names: z.array(z.string()),
})

/** How English words of a brief are said in Arabic: terms by themselves, patterns around them. */
const carrySchema = z.strictObject({
  patterns: z.array(z.tuple([z.string(), z.string()])),
  terms: z.record(z.string(), z.string()),
})

export type Language = z.infer<typeof languageSchema>
export type CarryingWords = z.infer<typeof carrySchema>
/** Phrases of both languages that say the same, with the same places. */
const pairedSchema = z.array(z.tuple([line, line]))

export type Phrases = {
  languages: Record<Locale, Language>
  intoArabic: CarryingWords
  paired: z.infer<typeof pairedSchema>
}

/** Checks the phrase files that come with the product, or says which line of which file is not valid. */
export function loadPhrases(): Phrases {
  return {
    languages: {
      'en-AE': checkPhrases('en.json', en, languageSchema),
      'ar-AE': checkPhrases('ar.json', ar, languageSchema),
    },
    intoArabic: checkPhrases('english-to-arabic.json', intoArabic, carrySchema),
    paired: checkPhrases('paired.json', paired, pairedSchema),
  }
}

/** For tests: what start-up says of a phrase file. */
export function checkLanguage(name: string, value: unknown): Language {
  return checkPhrases(name, value, languageSchema)
}

function checkPhrases<Schema extends z.ZodType>(
  name: string,
  value: unknown,
  schema: Schema,
): z.infer<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const issues = read.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The draft writer's phrases in ${name} are not valid. ${issues.join('; ')}`)
}

function factKindSchema() {
  return z.strictObject({
    titles: lines,
    questions: lines,
  })
}

const placePattern = /\{(topic|Topic|our topic|Our topic|audience|fact|Fact|noun|verb|idea|Idea|label)\}/g
