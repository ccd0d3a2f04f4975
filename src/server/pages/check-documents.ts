import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { dataSchema, metadataSchema } from '#content/parse-result.ts'
import { RequestError } from '../errors.ts'
import type { ParsedDocument } from '../parsing/document-work.ts'

const documentSchema = z.object({
  success: z.boolean().default(true),
  metadata: metadataSchema,
  data: dataSchema,
})

/** The documents that succeeded. One that is no parse result is the caller's mistake, and the whole is turned down. */
export async function checkDocuments(documents: readonly unknown[]): Promise<ParsedDocument[]> {
  const checked: ParsedDocument[] = []
  for (const [index, document] of documents.entries()) {
    if (isFailed(document)) continue
    const parsed = documentSchema.safeParse(document)
    if (!parsed.success) throw badDocument(index, parsed.error)
    checked.push(parsed.data)
    await setImmediate()
  }
  return checked
}

function isFailed(document: unknown): boolean {
  return (
    typeof document === 'object' && document !== null && 'success' in document && document.success === false
  )
}

function badDocument(index: number, { issues: [issue] }: z.ZodError) {
  const place = ['documents', index, ...(issue?.path ?? [])].join('/')
  return new RequestError(400, 'bad-document', `${place}: ${issue?.message ?? 'is no parse result'}`)
}
