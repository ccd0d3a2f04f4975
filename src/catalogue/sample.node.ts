import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#base/locale.ts'

/** A sample file as it stands: values by field name, and `items` as a list of such maps. */
export function loadSample(directory: string, code: string, locale: Locale): Record<string, unknown> {
  const file = join(directory, code, `sample.${locale}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
