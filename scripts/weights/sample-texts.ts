import { globSync, readFileSync } from 'node:fs'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { plainText } from '#content/values/rich-text.ts'

/** What the samples of all components and the pages to start from say, in both languages: plain copy. */
export function listSampleTexts(): string[] {
  const codes = loadCatalogue('catalogue').manifest.components.map(({ code }) => code)
  const samples = codes.flatMap((code) =>
    (['en-AE', 'ar-AE'] as const).map((locale) => loadSample('catalogue', code, locale)),
  )
  const pages = globSync('catalogue/pages/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return [...samples, ...pages]
    .flatMap(listStrings)
    .map(plainText)
    .filter((text) => text.split(' ').length > 3)
}

function listStrings(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(listStrings) : []
}
