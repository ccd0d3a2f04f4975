import { z } from 'zod'
import { accept, type Result, refuse } from '#base/result.ts'
import { elementsOf, isList, membersOf, readValue, type Span } from '#conversion/pages/json-outline.ts'
import { texts } from '#texts/conversion.ts'
import { describeFirstIssue, describeIssue } from '#texts/issues.ts'
import { maxFilesInBulk } from '../limits.ts'

export const bulkRequestSchema = z.object({
  documents: z.array(z.unknown()).max(maxFilesInBulk).describe('Parse results, as parse-bulk answers them.'),
  usePlaceholderImages: z.boolean().default(false),
})

/** The documents of a request as they came, none of them read yet. */
export type BulkRequest = { documents: Uint8Array[]; usePlaceholderImages: boolean }

/** Only where each document stands is looked for here: what is in them may cost more than this process can bear. */
export function readBulkRequest(json: Uint8Array): Result<BulkRequest, string> {
  try {
    const given = Object.fromEntries(Array.from(membersOf(json), ({ name, value }) => [name, value]))
    const { documents, usePlaceholderImages } = given
    const spans = documents && isList(json, documents) ? spansOf(json, documents) : undefined
    const parsed = bulkRequestSchema.safeParse(
      {
        documents: spans ?? (documents && readSmall(json, documents)),
        usePlaceholderImages: usePlaceholderImages && readSmall(json, usePlaceholderImages),
      },
      { error: describeIssue },
    )
    if (!parsed.success) return refuse(describeFirstIssue(parsed.error))
    return accept({
      documents: (spans ?? []).map(({ start, end }) => json.subarray(start, end)),
      usePlaceholderImages: parsed.data.usePlaceholderImages,
    })
  } catch {
    return refuse(texts.noJson)
  }
}

/** One more than may be, at most: enough to see that there are too many. */
function spansOf(json: Uint8Array, { start }: Span): Span[] {
  const spans: Span[] = []
  for (const span of elementsOf(json, start)) {
    spans.push(span)
    if (spans.length > maxFilesInBulk) break
  }
  return spans
}

/** What is longer than this is not what it should be; it is told by what it begins as. */
function readSmall(json: Uint8Array, span: Span): unknown {
  return span.end - span.start < 1000 ? readValue(json, span) : {}
}
