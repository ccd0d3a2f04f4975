import type { Locale } from '#base/locale.ts'
import type { ItemPlace } from '#content/place.ts'
import { isSame } from '../compare/is-same.ts'
import { faceSettings } from '../compare/settings.ts'
import type { Draft, OtherFace } from '../draft.ts'
import { foldedName, foldFaces, readFolded, unfoldContent } from '../faces/fold-faces.ts'
import { followStructure } from '../faces/follow-structure.ts'
import { hasFace, showFace } from '../faces/show-face.ts'
import type { Conflict } from './conflict.ts'
import { mergeSettings, withImages } from './merge-page.ts'
import { partOf, type Sides } from './three-sides.ts'

type Merging = { draft: Draft; conflicts: Conflict[]; renamed: ReadonlyMap<string, string> }

/**
 * Merges pages of which some have two faces: each value of the other face as one more of its section, so that sections and
 * items stay one for both. What is asked says its face. The face in front is one that all have.
 */
export function mergeFaces(
  sides: Sides<Draft>,
  open: ItemPlace | undefined,
  merge: (folded: Sides<Draft>, open: ItemPlace | undefined) => Merging,
): Merging {
  const front = commonFace(sides)
  const known = withKnownFaces(partOf(sides, (draft) => showFace(draft, front)))
  const other = (known.mine.other ?? known.theirs.other)?.locale
  if (!other) {
    const merged = merge(known, open)
    return { ...merged, conflicts: merged.conflicts.map((each) => nameFaceOf(each, front)) }
  }
  const isOpenBehind = open && sides.mine.layout.locale !== front
  const merged = merge(
    partOf(known, foldFaces),
    isOpenBehind ? { ...open, field: foldedName(open.field, other) } : open,
  )
  const behind = mergeBehind(known, other)
  const content = unfoldContent(merged.draft.content, other)
  return {
    renamed: merged.renamed,
    conflicts: [...merged.conflicts.map((each) => nameFace(each, front, other)), ...behind.conflicts],
    draft: {
      ...merged.draft,
      layout: { ...merged.draft.layout, locale: front },
      content: content.front,
      other: { ...behind.face, content: content.other },
    },
  }
}

/** Mine, where all have it. */
function commonFace({ base, mine, theirs }: Sides<Draft>): Locale {
  const all = [base, mine, theirs]
  const locales = [mine, theirs, base].map(({ layout }) => layout.locale)
  return locales.find((locale) => all.every((draft) => hasFace(draft, locale))) ?? mine.layout.locale
}

/** A face that one of us took away stays where the other wrote in it since; else it is gone. */
function withKnownFaces({ base, mine, theirs }: Sides<Draft>): Sides<Draft> {
  const left = mine.other ?? theirs.other
  if (!base.other || (mine.other && theirs.other)) return { base, mine, theirs }
  if (!left || isSame(left.content, base.other.content)) return partOf({ base, mine, theirs }, withoutFace)
  const { other } = base
  const withFace = (draft: Draft) =>
    draft.other ? draft : followStructure(base, { ...draft, other }, undefined)
  return { base, mine: withFace(mine), theirs: withFace(theirs) }
}

function withoutFace({ other: _, ...draft }: Draft): Draft {
  return draft
}

/** What the other face has besides its sections. */
function mergeBehind(sides: Sides<Draft>, locale: Locale): { face: OtherFace; conflicts: Conflict[] } {
  const { base, mine, theirs } = partOf(sides, (draft) => (draft.other ? showFace(draft, locale) : undefined))
  const one = theirs ?? mine
  if (!one || !mine || !theirs) return { face: faceOf(one, locale), conflicts: [] }
  const turned = { base: base ?? withoutNames(theirs), mine, theirs }
  const { value, conflicts } = mergeSettings(turned, faceSettings)
  return {
    face: faceOf(withImages(value, turned), locale),
    conflicts: conflicts.map((conflict) => ({ ...conflict, locale }) as Conflict),
  }
}

/** A page turned to its other face has that one in front: as it is kept behind. */
function faceOf(turned: Draft | undefined, locale: Locale): OtherFace {
  const back = turned?.other && showFace(turned, turned.other.locale)
  return back?.other ?? { locale, content: {}, pageName: '' }
}

/** Of a face that both of us made. */
function withoutNames({ displayName: _, publicUrl: __, actionUrl: ___, ...draft }: Draft): Draft {
  return { ...draft, layout: { ...draft.layout, pageName: '' } }
}

function nameFace(conflict: Conflict, front: Locale, other: Locale): Conflict {
  if (conflict.kind === 'value') return { ...conflict, locale: front, ...readFolded(conflict.field, other) }
  return nameFaceOf(conflict, front)
}

/** What is asked of a face says which, also while the page has one: it may get another before that is decided. */
function nameFaceOf(conflict: Conflict, locale: Locale): Conflict {
  const isOfFace =
    conflict.kind === 'value' ||
    (conflict.kind === 'setting' && faceSettings.some((each) => each === conflict.setting))
  return isOfFace ? { ...conflict, locale } : conflict
}
