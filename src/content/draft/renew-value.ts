import { z } from 'zod'
import { isBlank } from '../content.ts'
import { notesSchema } from '../values/note.ts'
import type { Origin } from '../values/origin.ts'

/** Where a value came from, as it was stored before that was one record. */
const oldOrigin = {
  value: z.union([z.string(), z.array(z.string())]),
  aiGenerated: z.boolean(),
  writer: z.string().optional(),
  notes: notesSchema.optional(),
  briefNotes: notesSchema.optional(),
}

const oldCandidateSchema = z.looseObject(oldOrigin)
type OldCandidate = z.infer<typeof oldCandidateSchema>

const oldValueSchema = z.looseObject({ ...oldOrigin, earlier: z.array(oldCandidateSchema).optional() })

/** What is no value stays as it is, and so makes its draft none. */
export function renewValue(stored: unknown): unknown {
  const { data } = oldValueSchema.safeParse(stored)
  if (!data) return stored
  const { earlier, ...rest } = data
  return {
    ...renewCandidate(rest, earlier !== undefined),
    ...(earlier && { earlier: earlier.map((each) => renewCandidate(each)) }),
  }
}

function renewCandidate(stored: OldCandidate, isChanged = false) {
  const { aiGenerated, writer, notes, briefNotes, ...rest } = stored
  const origin = originOf(stored, isChanged)
  return { ...rest, ...(origin && { origin }) }
}

/**
 * The builder's writers were always named: a text of a machine without a name came from a document. What was read there
 * without a mark looks like what was typed. Where nothing stands, somebody took a text out, or nobody wrote.
 */
function originOf(
  { value, aiGenerated, writer, notes, briefNotes }: OldCandidate,
  isChanged: boolean,
): Origin | undefined {
  if (!aiGenerated) return isBlank(value) && !isChanged ? undefined : { by: 'person' }
  if (writer === undefined && !notes && !isBlank(value)) return { by: 'word', aiGenerated }
  return {
    by: 'writer',
    ...(writer !== undefined && { writer }),
    ...(notes && { notes }),
    ...(briefNotes && { briefNotes }),
  }
}
