/** What leaves a page in two languages and comes back, and what a page in one language knows of that: nothing. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { PageContent } from '#content/content.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { exportContent, importContent } from '#content/draft/draft-content.ts'
import { importFace } from '#content/draft/faces/add-face.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { onlyFace, showFace } from '#content/draft/faces/show-face.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { layout } from '#formats/layout.ts'
import { word } from '#formats/word.ts'
import { describeRead } from '#texts/parse-result.ts'
import { importParseResult } from '#web/builder/importing/read-import.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'
import { randomContent } from './random-content.ts'
import { applyEdit, edit, forgetWords, startingPage } from './random-edits.ts'
import { comparable, place } from './written-page.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const components = place(['HBR001', 'FAQ001', 'KBS001'])

const content: fc.Arbitrary<PageContent> = fc
  .tuple(...components.map(({ code }) => randomContent(findComponent(manifest, code) ?? never())))
  .map((all) =>
    Object.fromEntries(components.map(({ instanceId }, index) => [instanceId, all[index] ?? never()])),
  )

/** Both languages are written by different people, who have not written the same items. */
const page = fc.tuple(content, content).map(([english, arabic]): Draft => {
  const draft = createDraft(at)
  const one: Draft = {
    ...draft,
    layout: {
      components: components.map((each, position) => ({ ...each, position, createdAt: at })),
      pageName: 'gold-card',
      locale: 'en-AE',
    },
    content: importContent(english, at),
  }
  const other = { locale: 'ar-AE' as const, content: importContent(arabic, at), pageName: 'gold-card' }
  return followStructure(one, { ...one, other }, manifest)
})

async function throughWord(draft: Draft): Promise<Draft> {
  const bytes = await writeSpec({ ...formatPageFromDraft(word, draft), manifest, exportedAt: at })
  const read = describeRead(readSpec(bytes, { catalogue: manifest, filename: 'gold-card.docx' }))
  const imported = importParseResult(read, at)
  if (!imported.ok) throw new Error('The document was refused')
  return followStructure(draft, importFace(draft, imported.value.draft), manifest)
}

/** Without who wrote them: a link that both languages share has one state in both. */
const textsOf = (draft: Draft): unknown =>
  JSON.parse(
    JSON.stringify(comparable(manifest, components, exportContent(draft.content)), (name, value) =>
      name === 'ai_generated' ? undefined : value,
    ),
  )
const idsOf = ({ content }: Draft) =>
  components.map(({ instanceId }) => content[instanceId]?.items.map(({ id }) => id))

test('each language goes through Word and back without a change of either', async () => {
  await fc.assert(
    fc.asyncProperty(page, fc.constantFrom(...locales), async (draft, first) => {
      const there = await throughWord(showFace(draft, first))
      const back = await throughWord(showFace(there, first === 'en-AE' ? 'ar-AE' : 'en-AE'))
      for (const locale of locales) {
        expect(textsOf(showFace(back, locale))).toEqual(textsOf(showFace(draft, locale)))
        expect(idsOf(showFace(back, locale))).toEqual(idsOf(draft))
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

test('the files of one language are those of a page that has no other', async () => {
  const tools = { exportedAt: at, loadManifest: async () => manifest }
  await fc.assert(
    fc.asyncProperty(page, fc.constantFrom(...locales), async (draft, locale) => {
      const [both, one] = [showFace(draft, locale), onlyFace(draft, locale)]
      for (const format of [layout, word]) {
        const make = (each: Draft) => format.make(formatPageFromDraft(format, each), tools as never)
        expect(await make(both)).toEqual(await make(one))
      }
    }),
    { numRuns: 3 },
  )
})

test('whatever is done to a page in one language, it has no trace of another', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      forgetWords()
      const draft = edits.filter(({ kind }) => kind !== 'add-face').reduce(applyEdit, startingPage())
      expect(JSON.stringify(draft)).not.toMatch(/"(other|madeFrom|alts)":/)
      expect(followStructure(startingPage(), draft, manifest)).toBe(draft)
      expect(onlyFace(draft, draft.layout.locale)).toEqual(draft)
    }),
  )
})

function never(): never {
  throw new Error('No such component')
}
