import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { makeDraft } from '#proposal/make-draft.ts'
import { proposePages } from '#proposal/propose-page.ts'
import { openDocument } from '#word/walk/open-document.ts'
import { scoreLedger } from '../bench/drafts/score.ts'

/** Word documents of many programs, kept outside this repository. Some of them, and all for `npm run test:corpus`. */
const folder = new URL('../../shared/corpus/word/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:doc|dot)[xm]?$/.test(name)) : []
const sample = process.env.WHOLE_CORPUS ? files : files.filter((_, index) => index % 24 === 0)

const { manifest } = loadCatalogue('catalogue')

describe.skipIf(files.length === 0)(
  'pages out of a collection of Word documents (skipped: ../shared/corpus is not here)',
  () => {
    test('no word of any document is lost, none has two places, and none is invented', () => {
      let pages = 0
      const wrong = sample.flatMap((file) => {
        const opened = openDocument(new Uint8Array(readFileSync(new URL(encodeURIComponent(file), folder))))
        if (!opened.ok) return []
        return proposePages(opened.value, manifest).flatMap((proposal) => {
          pages += 1
          const { layout } = makeDraft(proposal, manifest, '2026-11-02T08:00:00.000Z')
          const isWhole = layout.components.length >= proposal.sections.length
          const score = scoreLedger(proposal, manifest)
          const isRight = isWhole && score.lost + score.twice + score.invented === 0
          return isRight ? [] : [{ file, sections: layout.components.length, ...score }]
        })
      })
      expect(wrong).toEqual([])
      expect(pages).toBeGreaterThan(sample.length / 2)
    }, 120_000)
  },
)
