import { unzipSync } from 'fflate'
import { z } from 'zod'
import { bulkResultSchema, bulkSummarySchema, parseResultSchema } from '#content/parse-result.ts'
import { noteSchema } from '#content/values/note.ts'
import { sortedLinesSchema } from '#proposal/sorting.ts'
import { errorSchema } from '#server/errors.ts'
import { bulkFailureSchema } from '#server/uploads/bulk-result.ts'
import type { Call } from './requests.ts'

/** An answer as any client sees it. */
export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

const content = { writer: z.string(), notes: z.array(noteSchema).optional() }
const bulkLineSchema = z.union([
  z.object({ type: z.literal('result'), index: z.int(), result: parseResultSchema }),
  z.object({ type: z.literal('summary'), success: z.boolean(), summary: bulkSummarySchema }),
])

/** What the contract says of an answer to this address: its shape on success, and on refusal. */
const contracts: Record<string, { success: z.ZodType; refusal: z.ZodType }> = {
  '/api/ai/generate-field': { success: z.object({ content: z.string(), ...content }), refusal: errorSchema },
  '/api/ai/generate-item': {
    success: z.object({ content: z.record(z.string(), z.string()), ...content }),
    refusal: errorSchema,
  },
  '/api/ai/sort-lines': { success: z.object({ content: sortedLinesSchema }), refusal: errorSchema },
  '/api/html/parse-word': { success: parseResultSchema, refusal: parseResultSchema },
  '/api/html/parse-bulk': { success: bulkResultSchema, refusal: bulkFailureSchema },
}

/** What of an answer must not be: a failure of ours, a body of another shape, a missing header. */
export function findAnswerFaults({ method, url }: Call, { status, headers, body }: Answer): string[] {
  const faults = findMissingHeaders(headers)
  if (status >= 500 && status !== 503) faults.push(`status ${status}`)
  if (status === 503 && headers['retry-after'] === undefined) faults.push('503 without Retry-After')
  if (method === 'HEAD' || status === 204) return faults
  const [path = ''] = url.split('?')
  const contract = Object.hasOwn(contracts, path) && method === 'POST' ? contracts[path] : undefined
  const isText = status === 200 && /ndjson|html|zip|plain|svg|css/.test(String(headers['content-type']))
  if (isText) return [...faults, ...findTextFaults(String(headers['content-type']), body)]
  const schema = (status === 200 ? contract?.success : (contract?.refusal ?? errorSchema)) ?? z.unknown()
  const parsed = schema.safeParse(jsonOf(body))
  if (!parsed.success)
    faults.push(`${status} with another body than agreed: ${body.toString().slice(0, 200)}`)
  return faults
}

const wanted: [name: string, value: RegExp][] = [
  ['content-security-policy', /./],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/i],
  ['cross-origin-opener-policy', /^same-origin$/],
]

function findMissingHeaders(headers: Record<string, unknown>): string[] {
  return wanted
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => `no ${name}`)
}

function findTextFaults(type: string, body: Buffer): string[] {
  if (type.includes('ndjson')) {
    const lines = body.toString().trimEnd().split('\n')
    return lines.every((line) => bulkLineSchema.safeParse(jsonOf(Buffer.from(line))).success)
      ? []
      : ['a line of another shape']
  }
  if (type.includes('zip')) return Object.keys(unzipSync(body)).length > 0 ? [] : ['an empty ZIP']
  return body.length > 0 ? [] : ['an empty answer']
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
