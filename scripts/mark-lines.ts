/**
 * Documents with the wanted page beside each (as for `quality:drafts`) become lines to learn from: `npm run lines:mark -- FOLDER NAME`
 * writes `scripts/weights/pages/NAME.txt`; `npm run lines:weigh` learns from all of them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { readPages } from '#proposal/propose-page.ts'
import { openDocument } from '#word/walk/open-document.ts'
import { wantedSchema } from '../bench/drafts/wanted.ts'
import { findWanted } from './weights/find-wanted.ts'
import { writeMarked } from './weights/marked-lines.ts'

const [folder = '', name = ''] = process.argv.slice(2)
const { manifest } = loadCatalogue('catalogue')

const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.docx') && existsSync(wantedOf(file)))
  .toSorted()
  .flatMap((file) => {
    const opened = openDocument(new Uint8Array(readFileSync(join(folder, file))))
    if (!opened.ok) return []
    const wanted = wantedSchema.parse(JSON.parse(readFileSync(wantedOf(file), 'utf8')))
    const read = readPages(opened.value, manifest)
    return wanted.flatMap((page) => {
      const own = read.find(({ locale }) => locale.startsWith(page.language)) ?? read[0]
      return own ? [findWanted(own.lines, page, own.body.units)] : []
    })
  })
writeFileSync(
  `scripts/weights/pages/${name}.txt`,
  `${pages.map((lines) => lines.map(writeMarked).join('\n')).join('\n\n')}\n`,
)
console.log(`${pages.length} pages, ${pages.flat().length} lines`)

function wantedOf(file: string): string {
  return join(folder, file.replace(/\.docx$/, '.wanted.json'))
}
