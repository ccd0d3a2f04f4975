import { existsSync, readdirSync, readFileSync } from 'node:fs'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { paragraphsOf, textOfParagraph, type WordDocument } from '#word/walk/document.ts'
import { openDocument } from '#word/walk/open-document.ts'

/**
 * Word documents of many programs, kept outside this repository. Each must be read or refused by name, and no
 * paragraph that mammoth finds may be missing here.
 */
const folder = new URL('../../shared/corpus/word/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:doc|dot)[xm]?$/.test(name)) : []

/** mammoth takes its time, so it reads every fourth of them, and all of them for `npm run test:corpus`. */
const compared = process.env.WHOLE_CORPUS ? files : files.filter((_, index) => index % 4 === 0)

/** A paragraph that is there, but with a bullet where mammoth has a sign of the font Webdings. */
const explained = ['Wecanalsousesymbolssuchas🕿,🖉,🕷,oragain🕿.']

/** Words that mammoth gives and we leave out on purpose: what an empty control shows, and hidden words. */
const leftOut = ({ leftOut: { placeholder, hidden } }: WordDocument) => placeholder + hidden

describe.skipIf(files.length === 0)(
  'a collection of Word documents (skipped: ../shared/corpus is not here)',
  () => {
    test('every file is read, or refused by name', async () => {
      const refused = files.flatMap((file) => {
        const opened = openDocument(read(file))
        return opened.ok ? [] : [`${file}: ${opened.refusal.problem}`]
      })
      await expect(refused.join('\n')).toMatchFileSnapshot('./word-corpus.refused.txt')
    })

    test('no paragraph that mammoth finds is missing', async () => {
      const missing: string[] = []
      for (const file of compared) {
        const opened = openDocument(read(file))
        const theirs = await mammothParagraphs(file)
        if (!opened.ok && theirs.length > 0) missing.push(`${file}: refused`)
        if (opened.ok) missing.push(...missingFrom(opened.value, theirs).map((text) => `${file}: ${text}`))
      }
      expect(missing.filter((each) => !explained.some((text) => each.endsWith(text)))).toEqual([])
    }, 60_000)
  },
)

function read(file: string) {
  return new Uint8Array(readFileSync(new URL(encodeURIComponent(file), folder)))
}

async function mammothParagraphs(file: string) {
  const path = new URL(encodeURIComponent(file), folder)
  const text = await mammoth.extractRawText({ buffer: readFileSync(path) }).then(
    ({ value }) => value,
    () => '',
  )
  return text.split('\n\n').map(squeezed).filter(Boolean)
}

function missingFrom(document: WordDocument, theirs: string[]) {
  const { blocks, notes } = document
  const ours = [...paragraphsOf(blocks), ...notes.flatMap((note) => paragraphsOf(note.blocks))].map((each) =>
    squeezed(textOfParagraph(each)),
  )
  const whole = ours.join('\n')
  if (leftOut(document) > 0) return theirs.filter((text) => !isFoundInPart(ours, text, leftOut(document)))
  return theirs.filter((text) => !whole.includes(text) && !ours.some((our) => holds(our, text)))
}

/** All but as many characters as were left out. */
function isFoundInPart(ours: string[], text: string, allowance: number) {
  return (
    text.length <= allowance ||
    ours.some((our) => holds(our, text) || (holds(text, our) && text.length - our.length <= allowance))
  )
}

/** Whether the words are all there in their order: mammoth drops formulas and captions from among them. */
function holds(whole: string, part: string) {
  let at = 0
  for (const character of part) {
    at = whole.indexOf(character, at) + character.length
    if (at < character.length) return false
  }
  return true
}

function squeezed(text: string) {
  return text.replace(/[\s\u00ad]+/g, '')
}
