/**
 * `npm run test:editors`: writes documents, has LibreOffice and pandoc open and save them, reads them again and
 * prints what came back: also whether its export is still carried in it, and what seems to have changed since. Ends with 1 if a
 * value, a switch or a mark was lost, or if something seems to have changed where no value did.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, otherLocale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { alignReturned } from '#content/draft/returned/align-returned.ts'
import { listReturned } from '#content/draft/returned/returned-changes.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { readAny } from '#proposal/read-any.ts'
import { describeRead } from '#texts/parse-result.ts'
import { canonicalValue } from '#word/read/canonical-value.ts'
import { describeExport, type SpecInput, writeSpec } from '#word/write.ts'
import { importParseResult, readExported } from '../src/web/builder/importing/read-import.ts'
import { compareReading } from '../test/compare-reading.ts'
import { randomPage } from '../test/random-content.ts'
import { samplePage } from '../test/written-page.ts'
import { installPrograms } from './install-programs.ts'

const obstacle = installPrograms('soffice', 'pandoc')
if (obstacle) {
  console.error(obstacle)
  process.exit(1)
}

const catalogue = loadCatalogue('catalogue')
const { manifest } = catalogue
const codes = manifest.components.map(({ code }) => code).filter((code) => !code.endsWith('-EI'))

const pages: Record<string, SpecInput> = {}
for (const locale of locales) {
  const sample = samplePage(catalogue, codes, locale)
  pages[`samples-${locale}`] = sample
  pages[`protected-${locale}`] = { ...sample, protect: true }
  const other = otherLocale(locale)
  const { content } = samplePage(catalogue, codes, other)
  pages[`beside-${locale}`] = { ...sample, beside: { locale: other, content } }
  pages[`random-${locale}`] = randomPage(manifest, codes, locale)
}

const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))

type Editor = { name: string; save(files: string[]): string[] }

const editors: Editor[] = [
  { name: 'none', save: (files) => files },
  { name: 'LibreOffice', save: (files) => convert('docx', files, 'office') },
  { name: 'LibreOffice, odt', save: (files) => convert('docx', convert('odt', files, 'odt'), 'from-odt') },
  { name: 'pandoc', save: (files) => files.map(saveInPandoc) },
]

function convert(format: string, files: string[], name: string): string[] {
  const profile = pathToFileURL(join(folder, 'profile')).href
  const out = join(folder, name)
  execFileSync(
    'soffice',
    [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', format, '--outdir', out, ...files],
    { stdio: 'ignore' },
  )
  return files.map((file) => join(out, basename(file).replace(/\.\w+$/, `.${format}`)))
}

function saveInPandoc(file: string): string {
  const out = join(folder, 'pandoc', basename(file))
  mkdirSync(join(folder, 'pandoc'), { recursive: true })
  execFileSync('pandoc', [file, '-o', out])
  return out
}

const files: string[] = []
for (const [name, page] of Object.entries(pages)) {
  files.push(join(folder, `${name}.docx`))
  writeFileSync(files.at(-1) ?? '', await writeSpec(page))
}

const rows: Record<string, string | number>[] = []
const losses: string[] = []
for (const { name, save } of editors) {
  for (const [index, file] of save(files).entries()) {
    const [document = '', page] = Object.entries(pages)[index] ?? []
    if (!page) continue
    const { answer, returned } = readAny(readFileSync(file), {
      catalogue: manifest,
      filename: basename(file),
      looksBack: true,
    })
    const result = describeRead(answer)
    const changed = countChanges(page, result, returned?.exported)
    const { values, same, reformatted, links, marks, switches, lost } = compareReading(page, result)
    rows.push({
      editor: name,
      document,
      values,
      same,
      reformatted,
      links: links.join('/'),
      marks: marks.join('/'),
      switches: switches.join('/'),
      carried: returned?.exported ? 'yes' : 'no',
      changed,
      errors: result.errors.length,
      warnings: [...new Set(result.warnings.map(({ type }) => type))].join(' '),
    })
    if (changed > values - same) losses.push(`${name}, ${document}: ${changed} changes that nobody made`)
    losses.push(...lost.map((loss) => `${name}, ${document}: ${loss}`))
  }
}
rmSync(folder, { recursive: true })

/** What the builder would say has changed in the document since its export. */
function countChanges(page: SpecInput, result: ParseResult, exported = describeExport(page).page): number {
  const [before, read] = [readExported(exported, page.exportedAt), importParseResult(result, page.exportedAt)]
  if (!before || !read.ok) return -1
  const pages = {
    page: before,
    returned: read.value.draft,
    exported: before,
    manifest,
    canonical: canonicalValue,
  }
  return listReturned(alignReturned(pages)).length
}

console.table(rows)
for (const loss of losses.slice(0, 40)) console.log(loss)
console.log(losses.length === 0 ? 'Nothing was lost.' : `${losses.length} losses.`)
process.exitCode = losses.length === 0 ? 0 : 1
