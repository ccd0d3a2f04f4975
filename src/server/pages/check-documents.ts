import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { dataSchema, metadataSchema } from '#content/parse-result.ts'
import { describeFirstIssue, describeIssue } from '../describe-issue.ts'
import type { SourceDocument } from './render-all.ts'
import type { LeftOut } from './zip-pages.ts'

const documentSchema = z.object({
  success: z.boolean().default(true),
  filename: z.string().default(''),
  metadata: metadataSchema,
  data: dataSchema,
})

export type CheckedDocuments = { documents: SourceDocument[]; leftOut: LeftOut[] }

/** The documents that succeeded. One that is no parse result is left out with the reason, and fails no other. */
export async function checkDocuments(given: readonly unknown[]): Promise<CheckedDocuments> {
  const documents: SourceDocument[] = []
  const leftOut: LeftOut[] = []
  for (const [index, document] of given.entries()) {
    if (valueAt(document, 'success') === false) continue
    const parsed = documentSchema.safeParse(document, { error: describeIssue })
    if (parsed.success) documents.push(parsed.data)
    else {
      const source = nameOf(document) ?? `Document ${index + 1}`
      leftOut.push({ source, reason: `This is no parse result: ${describeFirstIssue(parsed.error)}` })
    }
    await setImmediate()
  }
  return { documents, leftOut }
}

function nameOf(document: unknown): string | undefined {
  const filename = valueAt(document, 'filename')
  return typeof filename === 'string' && filename !== '' ? filename : undefined
}

function valueAt(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null
    ? (document as Record<string, unknown>)[name]
    : undefined
}
