import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { listAccounts } from '#proposal/piece-tray.ts'
import { proposePages } from '#proposal/propose-page.ts'
import { balance } from '#word/blocks/ledger.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { openDocument } from '#word/walk/open-document.ts'

/** Word documents of many programs, kept outside this repository. Some of them, and all for `npm run test:corpus`. */
const folder = new URL('../../shared/corpus/word/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:doc|dot)[xm]?$/.test(name)) : []
const sample = process.env.WHOLE_CORPUS ? files : files.filter((_, index) => index % 24 === 0)

const { manifest } = loadCatalogue('catalogue')

describe.skipIf(files.length === 0)(
  'pages out of a collection of Word documents (skipped: ../shared/corpus is not here)',
  () => {
    test('no word of any document is lost, and none has two places', () => {
      const wrong = sample.flatMap((file) => {
        const opened = openDocument(new Uint8Array(readFileSync(new URL(encodeURIComponent(file), folder))))
        if (!opened.ok) return []
        return proposePages(opened.value, manifest).flatMap((proposal) => {
          const { missing, doubled } = balance([...listAccounts(proposal), ...proposal.tray], proposal.units)
          const words = [...missing, ...doubled].map((piece) => textOfPiece(piece, proposal.units).trim())
          return words.filter(Boolean).map((text) => `${file}: ${text}`)
        })
      })
      expect(wrong).toEqual([])
    }, 120_000)
  },
)
