import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { type AddedPicture, addPictures } from '#content/draft/add-pictures.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { FoundPicture } from '#content/pictures/found-picture.ts'
import { isSamePlace } from '#content/place.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { type DocumentPictures, placePictures } from '#proposal/place-pictures.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { describeLeft } from '#texts/document-pictures.ts'
import { texts } from '#texts/proposing.ts'
import { takePicture } from '../../team-pictures/take-picture.ts'
import { showToast } from '../../ui/toast-store.ts'

/** `unit`: the number of the paragraph that it stands in. */
export type PagePicture = FoundPicture & { unit: number }

/** A page out of a document, and the pictures of it that are nowhere else yet. */
export type PicturedDraft = { draft: Draft; pictures: readonly PagePicture[] }

/** The document's pictures in the places of a page; `pages` are the proposals that it is made of, one for each of its languages. */
export function findPagePictures(
  draft: Draft,
  pages: readonly Proposal[],
  pictures: DocumentPictures = new Map(),
  manifest: Manifest,
): PagePicture[] {
  const instances = draft.layout.components.filter(({ code }) => !isHeader(code) && !isFooter(code))
  const found = pages
    .flatMap((page) => placePictures(page, manifest))
    .flatMap(({ unit, section, field, item, picture: { part, text, isDecorative } }): PagePicture[] => {
      const [instance, picture] = [instances[section], pictures.get(part)]
      if (!instance || !picture) return []
      const { instanceId, code } = instance
      const where = texts.section(section + 1, findComponent(manifest, code)?.displayName ?? code)
      return [
        {
          place: { instanceId, field, ...(item !== undefined && { item }) },
          ...{ where, name: (text || `${draft.layout.pageName}, ${where}`).slice(0, 100) },
          ...{ alt: text.slice(0, 1000), isDecorative, picture, unit },
        },
      ]
    })
  return found.filter(
    ({ place }, index) => found.findIndex((each) => isSamePlace(each.place, place)) === index,
  )
}

/** The page with its pictures, which are in the library of the team now; it is told of those that could not be taken. */
export async function takePagePictures({ draft, pictures }: PicturedDraft): Promise<Draft> {
  const added: AddedPicture[] = []
  for (const picture of pictures) {
    const taken = await takePicture(picture)
    if (!taken.ok) showToast({ text: describeLeft(picture, taken.refusal).message, tone: 'bad' })
    else if ('image' in taken.value) added.push(taken.value)
  }
  return addPictures(draft, added)
}
