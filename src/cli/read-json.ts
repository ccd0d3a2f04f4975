import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { withoutMark } from '#base/parse-json.ts'
import { texts } from '#texts/cli.ts'
import { describeIssue, sayMessage } from '#texts/issues.ts'

/** What a JSON file holds. One that is not valid is thrown, by its name. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parseJson(file, await readFile(file, 'utf8')), { error: describeIssue })
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(
    ({ path, message }) => `${path.join('/') || texts.wholeFile} ${sayMessage(message)}`,
  )
  throw new Error(`${file}: ${reasons.join('; ')}`)
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(withoutMark(text))
  } catch (error) {
    throw new Error(texts.noJson(file, (error as Error).message), { cause: error })
  }
}
