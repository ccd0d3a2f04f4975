import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Page } from '#html/page.ts'
import { createChance } from '../scripts/fuzz/chance.ts'
import { createOpeningJudge } from '../scripts/fuzz/judge-opening.ts'
import { judgePage } from '../scripts/fuzz/judge-page.ts'
import { createReadingJudge } from '../scripts/fuzz/judge-reading.ts'
import { findLostWord } from '../scripts/fuzz/lost-word.ts'
import { createPageJudge } from '../scripts/fuzz/page-shapes.ts'
import { attempt, type Verdict } from '../scripts/fuzz/target.ts'

const folder = new URL('./fuzz-seeds/', import.meta.url)
const catalogue = loadCatalogue('catalogue')
const pages = createPageJudge(catalogue)
const judgeReading = createReadingJudge(catalogue, pages)
const open = createOpeningJudge(catalogue, pages)

/** Input that was not answered as it should be, found by `npm run fuzz`; the file's name says what went wrong. */
test.each(readdirSync(folder))('%s', async (file) => {
  const input = readFileSync(new URL(encodeURIComponent(file), folder))
  const extension = file.slice(file.indexOf('.') + 1)
  const { faults } = await attempt({ input, extension, attempt: () => judge(extension, input) })
  expect(faults).toEqual([])
})

async function judge(extension: string, input: Buffer): Promise<Verdict> {
  const text = input.toString()
  switch (extension) {
    case 'docx': {
      const bytes = new Uint8Array(input)
      const { result, ...verdict } = await judgeReading(bytes)
      return { ...verdict, faults: [...verdict.faults, ...(await findLostWord(bytes, result))] }
    }
    case 'page.json':
      return await judgePage(pages, JSON.parse(text) as Page, { validate: true })
    case 'layout.json':
    case 'stored.json':
    case 'unsaved.json':
      return await open[extension.replace('.json', '') as keyof typeof open](text, createChance(1, 0))
    default:
      throw new Error(`Nobody knows how to try ${extension}`)
  }
}
