import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import type { Draft } from '#content/draft/draft.ts'
import { createStartDraft } from '#content/draft/start-draft.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { isFooter, isHeader } from '#layout/layout.ts'

/** A page with a section of every component: one header, one footer, and all between. */
export function everyComponent(): Draft {
  const { directory, manifest } = loadCatalogue('catalogue')
  const codes = manifest.components.map(({ code }) => code)
  const between = codes.filter((code) => !isHeader(code) && !isFooter(code))
  const framed = [...codes.filter(isHeader).slice(0, 1), ...between, ...codes.filter(isFooter).slice(0, 1)]
  const samples = Object.fromEntries(framed.map((code) => [code, loadSample(directory, code, 'en-AE')]))
  const content = readData(dataSchema.parse(samples))
  return createStartDraft({
    sections: framed.map((code) => ({ code, content: content[code] ?? { fields: {}, items: [] } })),
    title: { 'en-AE': 'Everything', 'ar-AE': 'Everything' },
    locale: 'en-AE',
    at: '2026-11-21T12:00:00.000Z',
  })
}
