import { defaultLocale } from '#base/locale.ts'
import { findComponent, isAiGenerated, titleColumnOf } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Placement } from '#layout/layout.ts'
import { placeAll } from '#layout/operations.ts'
import { contentOf, type InstanceContent, isBlank, textOf } from '../content.ts'
import { createDraft, type Draft } from '../draft/draft.ts'
import { importContent } from '../draft/draft-content.ts'
import { emptyItems, importSwitches } from '../draft/items.ts'
import { type ParsedMetadata, type ParseResult, readData, readOptionalElements } from '../parse-result.ts'
import { plainText } from '../values/rich-text.ts'
import { type Brief, emptyBrief } from './brief.ts'
import { planWriting, type WritingTask } from './generation-plan.ts'

/** What was read of a document, whether it has errors or not. */
export type Read = Pick<ParseResult, 'metadata' | 'data'>

/** What the writer is told of a page whose texts a document has already. */
export type FillBrief = Pick<Brief, 'topic' | 'audience'>

/** So many of a document's own statements go to the writer, none longer than this. */
export const ownWords = { most: 30, longest: 300 }

/** The longest page name that a writer's ledger takes. */
const maxPageName = 200

/** The calls that fill what is empty and may be written: optional values too, but never URLs and fixed columns. */
export function planFill(read: Read, manifest: Manifest): WritingTask[] {
  return planWriting(draftToFill(read, manifest, { topic: '', audience: '' }), manifest, 'missing')
}

/** The document as a page to be written in. A component without any item has the rows that a form starts with. */
export function draftToFill(read: Read, manifest: Manifest, brief: FillBrief): Draft {
  const { metadata } = read
  const at = metadata.createdAt ?? ''
  const content = layOutMissingItems(importContent(readData(read.data), at), metadata, manifest)
  return {
    ...createDraft(at),
    layout: {
      components: placeAll(placementsOf(metadata), at),
      pageName: metadata.pageName.slice(0, maxPageName),
      locale: metadata.locale ?? defaultLocale,
    },
    content,
    optionalElements: importSwitches(readOptionalElements(metadata), content),
    brief: { ...emptyBrief, ...brief, keyMessages: wordsOf(read, manifest) },
  }
}

/** The page's first title, if it has one. */
export function findTitle(read: Read, manifest: Manifest): string | undefined {
  return writtenInstances(read, manifest)
    .map(({ component, content }) => textOf(content.fields[component.titleField ?? '']?.value))
    .find((title) => title.trim() !== '')
}

/** Each instance once, even where its id is taken twice: the last one counts, as in reading. */
export function placementsOf({ components }: ParsedMetadata): Placement[] {
  return [...new Map(components.map((placement) => [placement.instanceId, placement])).values()]
}

function layOutMissingItems(
  content: Draft['content'],
  metadata: ParsedMetadata,
  manifest: Manifest,
): Draft['content'] {
  const laidOut = { ...content }
  for (const { code, instanceId } of placementsOf(metadata)) {
    const instance = Object.hasOwn(content, instanceId) ? content[instanceId] : undefined
    const definition = findComponent(manifest, code)?.docx.items
    if (!instance || !definition || instance.items.length > 0) continue
    laidOut[instanceId] = { ...instance, items: emptyItems(definition.defaultRows) }
  }
  return laidOut
}

/** What the page says already is what there is to say: texts of fields, and what its items are called. */
function wordsOf(read: Read, manifest: Manifest): string[] {
  const lines = writtenInstances(read, manifest).flatMap(({ component, content: { fields, items } }) => {
    const title = titleColumnOf(component)
    return [
      ...component.docx.fields.filter(isAiGenerated).map(({ name }) => fields[name]?.value),
      ...items.map((item) => item[title?.name ?? '']?.value),
    ]
  })
  const words = lines.filter((value) => !isBlank(value)).map((value) => plainText(textOf(value)))
  return [...new Set(words)]
    .filter((text) => text.length <= ownWords.longest && text.trim().split(/\s+/).length > 2)
    .slice(0, ownWords.most)
}

function writtenInstances({ metadata, data }: Read, manifest: Manifest) {
  const content = readData(data)
  return placementsOf(metadata).flatMap(
    ({ code, instanceId }): { component: Component; content: InstanceContent }[] => {
      const component = findComponent(manifest, code)
      return component ? [{ component, content: contentOf(content, instanceId) }] : []
    },
  )
}
