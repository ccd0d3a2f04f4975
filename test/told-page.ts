import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { proposePages } from '#proposal/propose-page.ts'
import { createWords, textOfGrain } from '#proposal/words.ts'
import { cell, open, paragraph, row, run, table, text } from './word-xml.ts'

export const { manifest } = loadCatalogue('catalogue')

export const heading = (words: string, level = 2) =>
  `<w:p><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>${run(words)}</w:p>`
export const bold = (words: string) => paragraph(run(words, '<w:b/>'))

/** A table of these words; each line of a cell is a paragraph. */
export const grid = (...rows: string[][]) =>
  table(
    ...rows.map((cells) =>
      row(
        ...cells.map((words) =>
          cell(
            words
              .split('\n')
              .map((line) => text(line))
              .join(''),
          ),
        ),
      ),
    ),
  )

export const propose = (...lines: string[]) => proposePages(open(lines.join('')), manifest)

/** Each section as its component and its words by place. */
export function told(page: Proposal | undefined) {
  if (!page) return []
  const { sections, paragraphs } = page
  const words = createWords(paragraphs)
  return sections.map(({ holding: { code, placements } }) => [
    code,
    ...placements.map(({ field, item, grains }) => {
      const place = item === undefined ? field : `${item} ${field}`
      return `${place}: ${grains.map((grain) => textOfGrain(grain, words)).join(' ¶ ')}`
    }),
  ])
}
