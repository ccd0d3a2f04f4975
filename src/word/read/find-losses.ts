import type { Field } from '#catalogue/manifest.ts'
import { writeRaised } from '#content/values/raised-text.ts'
import { joinByPosition, plainTextOf, type RichRun } from '#content/values/rich-text.ts'
import { readAddress, safeUrl } from '#content/values/safe-url.ts'
import { paragraphsOf, textOfParagraph, type WordCell, type WordParagraph } from '../walk/document.ts'
import { findWordSentence, isWordSentence } from './stand-ins.ts'
import { readsAsAddress, valueParagraphsOf } from './value.ts'

/** Something in a value's cell that a value of its type cannot hold. */
export type Loss =
  | { loss: 'link' | 'unusable-link' | 'words-over-link' | 'brackets'; text: string }
  | { loss: 'struck' | 'stand-in' | 'stand-in-kept'; text: string }
  | { loss: 'list' | 'lines' | 'heading' | 'table' }

/** What of a cell does not come with its value. */
export function findLosses(cell: WordCell, field: Field): Loss[] {
  const paragraphs = valueParagraphsOf(cell, field)
  const [first] = paragraphs
  const kept = paragraphs.flatMap((each) => findWordSentence(textOfParagraph(each)) ?? [])
  const isOnePlain = paragraphs.length === 1 && cell.blocks.length === 1 && first && isPlain(first)
  if (isOnePlain && kept.length === 0) return []
  const written = paragraphs.filter((each) => textOfParagraph(each).trim() !== '')
  return [
    ...(written.length > 0 ? findStandIns(cell) : []),
    ...kept.map((text) => ({ loss: 'stand-in-kept' as const, text })),
    ...(cell.blocks.some(({ kind }) => kind === 'table') ? [{ loss: 'table' } as const] : []),
    ...(written.some(({ heading }) => heading > 0) ? [{ loss: 'heading' } as const] : []),
    ...(field.type === 'richtext' ? unusableLinks(written) : findPlainLosses(written, field)),
  ]
}

/** Sentences of Word that were left out beside other words. */
function findStandIns(cell: WordCell): Loss[] {
  return paragraphsOf(cell.blocks)
    .map(textOfParagraph)
    .filter(isWordSentence)
    .map((text) => ({ loss: 'stand-in', text }))
}

function isPlain({ runs, list, heading }: WordParagraph) {
  const [run] = runs
  if (list || heading > 0 || runs.length > 1) return false
  return !run || !(run.href || run.struck || run.position || run.text.includes('\n'))
}

function unusableLinks(paragraphs: readonly WordParagraph[]): Loss[] {
  return linksOf(paragraphs)
    .filter((href) => safeUrl(href) === undefined)
    .map((text) => ({ loss: 'unusable-link', text }))
}

function findPlainLosses(paragraphs: readonly WordParagraph[], { type }: Field): Loss[] {
  const struck = joined(paragraphs.flatMap(({ runs }) => (runs.some((run) => run.struck) ? [runs] : [])))
  const losses: Loss[] = struck.map((text) => ({ loss: 'struck', text }))
  if (type === 'url') return [...losses, ...findUrlLosses(paragraphs)]
  losses.push(...findBrackets(paragraphs), ...findLinks(paragraphs))
  if (type === 'array') return losses
  if (paragraphs.some(({ list }) => list)) losses.push({ loss: 'list' })
  else if (paragraphs.length > 1 || paragraphs.some((each) => textOfParagraph(each).trim().includes('\n')))
    losses.push({ loss: 'lines' })
  return losses
}

/** The struck words of each paragraph. */
function joined(paragraphs: readonly RichRun[][]): string[] {
  return paragraphs
    .map((runs) => runs.flatMap(({ struck, text }) => (struck ? [text.trim()] : [])).join(' … '))
    .filter((text) => text !== '')
}

function findBrackets(paragraphs: readonly WordParagraph[]): Loss[] {
  return paragraphs.flatMap(({ runs }) =>
    joinByPosition(runs.filter(({ struck }) => !struck)).flatMap(({ text, position }) =>
      position && !writeRaised(text, position).isExact
        ? [{ loss: 'brackets' as const, text: text.trim() }]
        : [],
    ),
  )
}

/** An address that can be read in the words is not lost. */
function findLinks(paragraphs: readonly WordParagraph[]): Loss[] {
  const words = bareAddress(paragraphs.map(({ runs }) => plainTextOf(runs)).join(' '))
  return linksOf(paragraphs)
    .filter((href) => !words.includes(bareAddress(href)))
    .map((text) => ({ loss: 'link', text }))
}

/** A cell for an address holds the one that can be read in it; under other words, the one that they lead to. */
function findUrlLosses(paragraphs: readonly WordParagraph[]): Loss[] {
  const words = paragraphs.map(textOfParagraph).join(' ').trim()
  const links = linksOf(paragraphs)
  if (links.length === 0) return []
  if (readsAsAddress(words)) return readAddress(words) === undefined ? [] : findLinks(paragraphs)
  return links.length === 1 ? [{ loss: 'words-over-link', text: words }] : []
}

function linksOf(paragraphs: readonly WordParagraph[]): string[] {
  const links = paragraphs.flatMap(({ runs }) =>
    runs.flatMap(({ href, text, struck }) =>
      href !== undefined && text.trim() !== '' && !struck ? [href] : [],
    ),
  )
  return [...new Set(links)]
}

function bareAddress(text: string) {
  return text
    .toLowerCase()
    .replace(/\b(?:https?:\/\/|mailto:|tel:)/g, '')
    .replace(/\/(?=\s|$)/g, '')
}
