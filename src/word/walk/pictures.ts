import { readAttribute, skipElement } from '../xml/xml.ts'
import type { WordPicture } from './document.ts'
import { type Walk, walkChildren } from './walk.ts'

/** Words of a drawing that Word wrote by itself are nobody's. */
const byWord = /\s*(description automatically generated|ai-generated content may be incorrect)[^\n]*$/i

/** What is said of a drawing stands before it (ECMA-376 20.4.2.5). */
export function noteDrawing(walk: Walk) {
  const text = readAttribute(walk.reader, 'descr') ?? ''
  walk.drawing = { text: text.replace(byWord, '').trim(), isDecorative: false }
  walkChildren(walk)
}

export function noteDecorative(walk: Walk) {
  walk.drawing.isDecorative = /^(1|true)$/.test(readAttribute(walk.reader, 'val') ?? '')
  skipElement(walk.reader)
}

/** A picture; `reference` names the part that holds it. Word may draw one in two ways, of which each counts once. */
export function notePicture(reference?: string) {
  return (walk: Walk) => {
    const { reader, scope, context } = walk
    const holder = scope.cell ?? scope.paragraph
    if (holder && !walk.isDeleted) {
      holder.hasPicture = true
      walk.hasTraces = true
    }
    const part = reference && context.pictures.get(readAttribute(reader, reference) ?? '')
    if (part && !walk.isDeleted) {
      for (const place of [scope.cell, scope.paragraph]) keepPicture(place, { part, ...walk.drawing })
    }
    skipElement(reader)
  }
}

function keepPicture(place: { pictures?: WordPicture[] } | undefined, picture: WordPicture) {
  if (!place || place.pictures?.some(({ part }) => part === picture.part)) return
  place.pictures ??= []
  place.pictures.push(picture)
}
