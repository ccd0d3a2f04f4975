import { z } from 'zod'
import { grainRoles, heldKinds } from './grain.ts'

/** How much of a document is sorted at once: what a model is sent, with all that stands round it. */
export const sortingLimits = { lines: 500, characters: 30_000, ofLine: 120, components: 200 }

const standings = ['placed', 'left-over', 'asked', 'unplaced', ...heldKinds] as const

/** A line of a document, and where it stands: in which section (from 1), as what, in which item (from 1). */
const sortableLineSchema = z.object({
  id: z.string().regex(/^\d{1,6}\.\d{1,6}$/),
  kind: z.enum(['heading', 'entry', 'row', 'text']),
  text: z.string().max(sortingLimits.ofLine),
  stands: z.enum(standings),
  section: z.int().min(1).max(10_000).optional(),
  component: z.string().max(50).optional(),
  role: z.enum(grainRoles).optional(),
  item: z.int().min(1).max(10_000).optional(),
})

export const sortingRequestSchema = z.object({
  lines: z
    .array(sortableLineSchema)
    .min(1)
    .max(sortingLimits.lines)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length)
    .refine((lines) => countCharacters(lines) <= sortingLimits.characters),
  /** The codes that a section may become. */
  components: z.array(z.string().max(50)).min(1).max(sortingLimits.components),
})

export type SortableLine = z.infer<typeof sortableLineSchema>
export type SortingRequest = z.infer<typeof sortingRequestSchema>

/** As what a line is to stand on the page, or why it is none of it. */
export const sortedAs = ['same', ...grainRoles, 'note', 'data', 'left-out'] as const
/** `above`: the section that begins here is part of the one above. */
export const beginnings = ['same', 'section', 'above', 'item'] as const

const sortedLineSchema = z.object({
  id: z.string(),
  is: z.enum(sortedAs).catch('same'),
  begins: z.enum(beginnings).catch('same'),
  /** What the section of the line is to be: a code, or `same`. */
  component: z.string().catch('same'),
})

/** Where a line goes: numbers of lines and words of closed lists, and none of the document. */
export type SortedLine = z.infer<typeof sortedLineSchema>

export const sortedLinesSchema = z.array(sortedLineSchema)

/** The JSON schema of an answer, closed: nothing can stand in it that is not in a list. */
export function sortingSchema({ lines, components }: SortingRequest) {
  const oneOf = (values: readonly string[]) => ({ type: 'string' as const, enum: [...values] })
  const properties = {
    id: oneOf(lines.map(({ id }) => id)),
    is: oneOf(sortedAs),
    begins: oneOf(beginnings),
    component: oneOf(['same', ...components]),
  }
  const line = {
    type: 'object' as const,
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
  return {
    type: 'object' as const,
    properties: { lines: { type: 'array' as const, items: line } },
    required: ['lines'],
    additionalProperties: false,
  }
}

/** What of an answer holds: of ids that are known, each once. Nothing where it is no answer at all. */
export function readSorting(
  answer: Record<string, unknown>,
  { lines, components }: SortingRequest,
): SortedLine[] | undefined {
  if (!Array.isArray(answer.lines)) return undefined
  const open = new Set(lines.map(({ id }) => id))
  return answer.lines.flatMap((each: unknown) => {
    const { data } = sortedLineSchema.safeParse(each)
    if (!data || !open.delete(data.id)) return []
    return [components.includes(data.component) ? data : { ...data, component: 'same' }]
  })
}

/** Whether that many lines, and so long ones, can be sorted at once. */
export function canSort(lines: readonly SortableLine[]): boolean {
  return lines.length <= sortingLimits.lines && countCharacters(lines) <= sortingLimits.characters
}

function countCharacters(lines: readonly Pick<SortableLine, 'text'>[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}
