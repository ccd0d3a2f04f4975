import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { dataSchema, metadataSchema, type ParsedData, type ParsedMetadata } from '#content/parse-result.ts'
import { texts } from '#texts/conversion.ts'
import { describeFirstIssue, describeIssue } from '#texts/issues.ts'

/** What the JSON is that a page is made of: a request for one page, or one parse result of many. */
export type PageSource = { of: 'request' } | { of: 'parse-result'; usePlaceholderImages: boolean }

export const pageRequestSchema = z.object({
  content: dataSchema,
  metadata: metadataSchema,
  usePlaceholderImages: z.boolean().default(false),
})

const failedResultSchema = z.object({ success: z.literal(false) })
const resultSourceSchema = z.object({
  filename: z.string().default(''),
  metadata: metadataSchema,
  data: dataSchema,
})

/** All that a page needs, and its name. */
export type PageInput = {
  name: string
  metadata: ParsedMetadata
  data: ParsedData
  usePlaceholderImages: boolean
}

/** `not-read`: a document that failed before, and of which nobody expects a page. */
export type SourceProblem = { problem: 'not-read' } | SourceFault

/** What is wrong with a request, or with one of many parse results. */
type SourceFault = { problem: 'bad-source' | 'no-parse-result'; message: string }

export function readPageSource(json: Uint8Array, source: PageSource): Result<PageInput, SourceProblem> {
  if (hasTooMuch(json)) return refuse({ problem: faultOf[source.of], message: texts.tooMuch(mostValues) })
  const value = parseJson(new TextDecoder().decode(json))
  return source.of === 'request' ? readRequest(value) : readParseResult(value, source.usePlaceholderImages)
}

const faultOf = { request: 'bad-source', 'parse-result': 'no-parse-result' } as const

/** A page of a thousand components has 55,000; checking and naming as many wrong ones takes seconds. */
const mostValues = 100_000

/** Each value but the first stands behind one of these signs. Those in texts count too: items may come as JSON in a text. */
function hasTooMuch(json: Uint8Array): boolean {
  let count = 0
  for (const byte of json) {
    if (byte === comma || byte === openBracket || byte === openBrace) count++
    if (count > mostValues) return true
  }
  return false
}

const [comma, openBracket, openBrace] = [0x2c, 0x5b, 0x7b]

function readRequest(value: unknown): Result<PageInput, SourceProblem> {
  const parsed = pageRequestSchema.safeParse(value, { error: describeIssue })
  if (!parsed.success) return refuse({ problem: 'bad-source', message: describeFirstIssue(parsed.error) })
  const { content: data, metadata, usePlaceholderImages } = parsed.data
  return acceptOnce({ name: metadata.pageName, metadata, data, usePlaceholderImages }, 'bad-source')
}

function readParseResult(value: unknown, usePlaceholderImages: boolean): Result<PageInput, SourceProblem> {
  if (failedResultSchema.safeParse(value).success) return refuse({ problem: 'not-read' })
  const parsed = resultSourceSchema.safeParse(value, { error: describeIssue })
  if (!parsed.success) {
    return refuse({ problem: 'no-parse-result', message: describeFirstIssue(parsed.error) })
  }
  const { filename, metadata, data } = parsed.data
  const name = nameOfPage(metadata.fileName || metadata.pageName, filename)
  return acceptOnce({ name, metadata, data, usePlaceholderImages }, 'no-parse-result')
}

/** What a page without a name is called after: the file that it came in. */
export function nameOfPage(pageName: string, filename: string): string {
  return pageName.trim() === '' ? filename.replace(/\.docx$/i, '') : pageName
}

/** What stands in one instance is to stand on the page once: a small request could ask for a page of any size. */
function acceptOnce(input: PageInput, problem: SourceFault['problem']): Result<PageInput, SourceProblem> {
  const ids = new Set<string>()
  for (const { instanceId } of input.metadata.components) {
    if (ids.has(instanceId)) return refuse({ problem, message: texts.twice(instanceId) })
    ids.add(instanceId)
  }
  return accept(input)
}
