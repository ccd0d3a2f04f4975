import { z } from 'zod'

export const tones = ['professional', 'casual', 'luxury', 'friendly'] as const

/**
 * Of a key message, word for word: where it was taken from, who confirmed it when, and what it was before somebody mended
 * it. `of`: the table or document, the page that it was kept of, or what somebody named.
 */
const lineSourceSchema = z.strictObject({
  line: z.string(),
  taken: z
    .strictObject({ from: z.enum(['table', 'document', 'kept', 'named']), of: z.string(), at: z.string() })
    .optional(),
  confirmed: z.strictObject({ by: z.string(), at: z.string() }).optional(),
  mended: z.strictObject({ was: z.string(), by: z.string(), at: z.string() }).optional(),
})

export type LineSource = z.infer<typeof lineSourceSchema>

/** What a page is about, for whoever writes its texts. The locale is the page's own. */
export const briefSchema = z.strictObject({
  topic: z.string(),
  audience: z.string(),
  keyMessages: z.array(z.string()),
  /** Those of them that stay here and are not sent, word for word: one that is changed counts again. */
  leftOut: z.array(z.string()).optional(),
  /** Those of them of which a person has confirmed what was understood, word for word as well. */
  confirmed: z.array(z.string()).optional(),
  sources: z.array(lineSourceSchema).optional(),
  /** What some of them said before in figures, so that texts which still say that are known. */
  changed: z.array(z.strictObject({ was: z.string(), now: z.string() })).optional(),
  tone: z.enum(tones),
  additionalContext: z.string(),
  /** Instructions for single components, by instance id. */
  componentContexts: z.record(z.string(), z.string()),
})

export type Brief = z.infer<typeof briefSchema>

/** Only key messages tell where figures and names of a page may come from. */
export function hasKeyMessages({ keyMessages }: Pick<Brief, 'keyMessages'>): boolean {
  return keyMessages.some((message) => message.trim() !== '')
}

export const emptyBrief: Brief = {
  topic: '',
  audience: '',
  keyMessages: [''],
  tone: 'professional',
  additionalContext: '',
  componentContexts: {},
}
