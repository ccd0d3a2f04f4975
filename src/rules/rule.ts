import { z } from 'zod'
import { brands } from '#layout/layout.ts'

const words = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) })
const phrases = z.strictObject({ en: z.array(z.string().min(1)), ar: z.array(z.string().min(1)) })

/** A wording that may be published, and what of the text it stands for; nothing stands for what is taken out. */
const wordingSchema = z.strictObject({
  takes: z.enum(['words', 'sentence', 'behind', 'after']),
  en: z.string(),
  ar: z.string(),
})

const sourceSchema = z.strictObject({
  name: z.string().min(1),
  item: z.string(),
  dated: z.string(),
  /** `law`: in force here; `analogy`: what another regulator asks for; `house`: the bank's own usage. */
  by: z.enum(['law', 'analogy', 'house']),
})

export const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Whose pages it holds for; without it, both. */
  brand: z.enum(brands).optional(),
  /** The language of the pages that it holds for; without it, both. */
  language: z.enum(['en', 'ar']).optional(),
  /** What the pages are about that it holds for, by the ids of products; without it, anything. */
  products: z.array(z.string().min(1)).min(1).optional(),
  /** `value`: each text by itself; `page`: all of its words together. */
  scope: z.enum(['value', 'page']),
  severity: z.enum(['block', 'warn']),
  /** So wide that it says nothing in a sentence whose other words speak against it. */
  weighed: z.literal(true).optional(),
  source: sourceSchema,
  message: z.string().min(1),
  advice: words,
  wording: wordingSchema.optional(),
  /** The words that break it, see the page on rules. */
  say: phrases.optional(),
  /** What cannot be told by words alone: the name of a check of the program. */
  check: z
    .enum([
      'rate-without-basis',
      'mixed-script',
      'personal-data',
      'placeholder',
      'footnotes',
      'acronyms',
      'weight',
    ])
    .optional(),
  /** The same words in another sense. */
  otherwise: phrases.optional(),
  /** Words that make it good where they stand in the same text, or on the same page. */
  unless: phrases.optional(),
  /** Where of a page `unless` counts for words that break it; without it, anywhere. A footnote counts beside its mark. */
  within: z.enum(['item', 'section']).optional(),
  /** What makes it good besides words, or with them: a date; figures behind the words of `unless`. */
  asksFor: z.enum(['date', 'figures']).optional(),
  /** What takes its force away: being denied, asked, quoted or warned of; `if` as well; all but asked; or nothing. */
  absolved: z.enum(['denied', 'denied-or-if', 'denied-not-asked', 'never']),
  examples: z.strictObject({ bad: phrases, good: phrases }),
})

export const themeSchema = z.strictObject({
  theme: z.string(),
  about: z.string(),
  rules: z.array(ruleSchema),
})

/** What all rules share: groups of words by name, and the words by which a statement loses its force. */
export const wordsSchema = z.strictObject({
  about: z.string(),
  /** How many words behind it a denial reaches. */
  denials: z.array(z.strictObject({ reach: z.int().positive(), words: z.array(z.string().min(1)) })),
  /** What stands right behind these words is not denied: "not only", "no doubt". */
  deniesNothingBefore: z.array(z.string().min(1)),
  /** What comes behind these is said for itself. */
  endsDenial: z.array(z.string().min(1)),
  /** How words are denied that stand before: "a sure return is not something we offer". */
  deniedBehind: z.strictObject({ by: z.array(z.string()), of: z.array(z.string()) }),
  conditions: z.array(z.string().min(1)),
  /** Small words that may stand between any two. */
  fillers: z.array(z.string().min(1)),
  /** How questions begin. */
  asking: z.array(z.string().min(1)),
  /** How a question is answered that was asked to say it. */
  agreeing: z.array(z.string().min(1)),
  /** What stands behind "why" where nothing is asked: "why wait". */
  urging: z.array(z.string().min(1)),
  /** Numbers that are written as words. */
  numbers: z.array(z.string().min(1)),
  /** Shorthand and usual misspellings, by what they stand for. */
  spellings: z.record(z.string(), z.array(z.string().min(1))),
  /** Long words that are known in spite of a slip. */
  misspelt: z.array(z.string().min(7)),
  lists: z.record(z.string(), z.array(z.string().min(1))),
})

export type WordRule = z.infer<typeof ruleSchema>
export type SharedWords = z.infer<typeof wordsSchema>
export type WordLists = SharedWords['lists']
