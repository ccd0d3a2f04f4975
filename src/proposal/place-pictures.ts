import { type Result, refuse } from '#base/result.ts'
import { columnsOf, findComponent, isPicture } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { PictureProblem } from '#content/pictures/picture-kind.ts'
import type { Place } from '#content/place.ts'
import type { WordDocument, WordPicture } from '#word/walk/document.ts'
import type { HeldKind } from './grain.ts'
import type { Proposal } from './proposal.ts'

/** A picture of the document in a place of the page: of the section with this number, from 0. */
export type PicturePlacement = Place & { unit: number; section: number; picture: WordPicture }

/** What lies in the file, or why it cannot be had, by the part that holds it. */
export type DocumentPictures = ReadonlyMap<string, Result<Uint8Array, PictureProblem>>

/** No more of them than a page has places for. */
const mostPictures = 40

export function readPictures(
  pages: readonly Proposal[],
  readPicture: WordDocument['readPicture'],
): DocumentPictures {
  const all = pages.flatMap(({ paragraphs }) => paragraphs.flatMap(({ pictures = [] }) => pictures))
  const parts = [...new Set(all.map(({ part }) => part))]
  return new Map(
    parts.map((part, index) => [
      part,
      index < mostPictures ? readPicture(part) : refuse({ problem: 'too-many' as const }),
    ]),
  )
}

/** Further from any words of a section, a picture belongs to none. */
const furthest = 6

/** Words that are of no section of this page: what stands at them is none of its either. */
const apart: ReadonlySet<HeldKind> = new Set<HeldKind>(['language', 'frame', 'form', 'struck', 'left-out'])

/** `isPictured`: a picture was found among its words. */
type Owner = { unit: number; section?: number; item?: number | undefined; isPictured?: boolean }

/**
 * The pictures that stand beside the words of a section, in its places for pictures: in that of the item whose words are
 * nearest, else in the section's own. Each place has one; what is left over stays in the document.
 */
export function placePictures(proposal: Proposal, manifest: Manifest): PicturePlacement[] {
  const owners = listOwners(proposal)
  const placed = new Map<string, PicturePlacement>()
  for (const [unit, { pictures = [] }] of proposal.paragraphs.entries()) {
    for (const picture of pictures) {
      const owner = findNearest(owners, unit)
      if (owner?.section === undefined) continue
      const { section } = owner
      const place = listPlaces(proposal, owner, manifest).find(
        ({ field, item }) => !placed.has(`${section} ${item ?? ''} ${field}`),
      )
      if (place)
        placed.set(`${section} ${place.item ?? ''} ${place.field}`, { ...place, unit, section, picture })
    }
  }
  return [...placed.values()]
}

function listOwners({ sections, held, tray }: Proposal): Owner[] {
  const words = sections.flatMap(
    ({ holding: { placements }, copy: { hasPicture: isPictured = false } }, section) =>
      placements.flatMap(({ grains, item }) =>
        grains.flatMap(({ pieces }) =>
          pieces.map(({ unit }): Owner => ({ unit, section, item, isPictured })),
        ),
      ),
  )
  const others = [...held.filter(({ kind }) => apart.has(kind)).flatMap(({ pieces }) => pieces), ...tray]
  return [...words, ...others.map(({ unit }): Owner => ({ unit }))]
}

/** Of two that are as near, what is known to have a picture, else what stands above it. */
function findNearest(owners: readonly Owner[], unit: number): Owner | undefined {
  const reach = ({ unit: own, isPictured }: Owner) =>
    Math.abs(own - unit) + (own > unit ? 0.5 : 0) - (isPictured ? 0.75 : 0)
  let nearest: Owner | undefined
  for (const owner of owners) if (!nearest || reach(owner) < reach(nearest)) nearest = owner
  return nearest && reach(nearest) <= furthest ? nearest : undefined
}

function listPlaces({ sections }: Proposal, { section = -1, item }: Owner, manifest: Manifest): Place[] {
  const component = findComponent(manifest, sections[section]?.holding.code ?? '')
  if (!component) return []
  const own = component.docx.fields.filter(isPicture).map(({ name }): Place => ({ field: name }))
  if (item === undefined) return own
  return [
    ...columnsOf(component)
      .filter(isPicture)
      .map(({ name }): Place => ({ field: name, item })),
    ...own,
  ]
}
