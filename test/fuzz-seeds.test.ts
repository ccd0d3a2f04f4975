import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Page } from '#html/page.ts'
import { createChance } from '../scripts/fuzz/chance.ts'
import { createOpeningJudge } from '../scripts/fuzz/judge-opening.ts'
import { judgePage } from '../scripts/fuzz/judge-page.ts'
import { createReadingJudge } from '../scripts/fuzz/judge-reading.ts'
import { createRouteJudge } from '../scripts/fuzz/judge-route.ts'
import { judgeFacts, judgePasted, judgeWords } from '../scripts/fuzz/judge-text.ts'
import { findLostWord } from '../scripts/fuzz/lost-word.ts'
import { createPageJudge } from '../scripts/fuzz/page-shapes.ts'
import { readCall, uploadOf } from '../scripts/fuzz/requests.ts'
import { attempt, type Verdict } from '../scripts/fuzz/target.ts'
import { createTarget, targetNames } from '../scripts/fuzz/targets.ts'
import { createWordSources } from '../scripts/fuzz/word-sources.ts'

const folder = new URL('./fuzz-seeds/', import.meta.url)
const catalogue = loadCatalogue('catalogue')
const pages = createPageJudge(catalogue)
const judgeReading = createReadingJudge(catalogue, pages)
const open = createOpeningJudge(catalogue, pages)
const routes = createRouteJudge(catalogue)
const sources = createWordSources(catalogue, 1)
const honest = uploadOf(await sources.pickOwn(createChance(1, 0)))
afterAll(routes.close)

/** Input that was not answered as it should be, found by `npm run fuzz`; the file's name says what went wrong. */
test.each(readdirSync(folder))('%s', async (file) => {
  const input = readFileSync(new URL(encodeURIComponent(file), folder))
  const extension = file.slice(file.indexOf('.') + 1)
  const { faults } = await attempt({ input, extension, attempt: () => judge(extension, input) })
  expect(faults).toEqual([])
})

test.each(targetNames)(
  'what fails of %s can be tried again from the file in which it is kept',
  async (name) => {
    const target = createTarget(name, { catalogue, pages, sources })
    const kinds = new Set<string>()
    for (let index = 0; index < 20; index++) {
      const trial = await target.createTrial(createChance(1, index))
      // Calls are quick to try, and what of them the file keeps can be told by their answers.
      if (name !== 'json' && kinds.has(trial.extension)) continue
      const { answer } = await judge(trial.extension, Buffer.from(trial.input))
      if (name === 'json') expect(answer).toBe((await trial.attempt()).answer)
      kinds.add(trial.extension)
    }
    expect([...kinds].sort()).toEqual(kindsOf[name])
    await target.close?.()
  },
)

const kindsOf = {
  word: ['docx'],
  templates: ['page.json'],
  layout: ['layout.json', 'stored.json', 'unsaved.json'],
  json: ['http', 'request.json'],
  facts: ['line.txt'],
  tables: ['pasted.txt'],
  words: ['words.txt'],
}

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
    case 'request.json':
      return await routes.call(readCall(text), honest)
    case 'http':
      return await routes.bytes(input, honest)
    case 'line.txt':
      return judgeFacts(text)
    case 'pasted.txt':
      return judgePasted(text)
    case 'words.txt':
      return judgeWords(text)
    default:
      throw new Error(`Nobody knows how to try ${extension}`)
  }
}
