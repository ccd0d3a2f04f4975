import { z } from 'zod'

const line = z.string().max(4000)

/** What is known of a text that is to be said in another language. */
export const knownOfTextSchema = z.object({
  /** Names and words of it. */
  terms: z
    .array(
      z.object({
        /** As it stands in the text. */
        text: line,
        /** A name must be said, a word only not otherwise. */
        isName: z.boolean(),
        /** What it is called in the language wanted, the preferred wording first. */
        says: z.array(line).max(20),
        /** What it is not to be called. */
        never: z.array(line).max(20),
      }),
    )
    .max(50),
  /** Texts like it that people accepted in both languages. */
  pairs: z.array(z.object({ text: line, translation: line })).max(10),
})

export type KnownOfText = z.infer<typeof knownOfTextSchema>
