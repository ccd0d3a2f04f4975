import { pathOf } from '#content/place.ts'
import { texts } from '#texts/proposing.ts'
import type { PagePicture } from '../pictures/page-pictures.ts'
import { FoldedList } from './folded-list.tsx'

/** The pictures of the document that come onto the page, and where. */
export function PictureList({ pictures }: { pictures: readonly PagePicture[] }) {
  return (
    <FoldedList label={texts.pictures(pictures.length)} hint={texts.picturesHint}>
      {pictures.map(({ place, where, alt }) => (
        <li key={`${place.instanceId} ${pathOf(place)}`}>
          <bdi>{texts.pictureFor(where, alt)}</bdi>
        </li>
      ))}
    </FoldedList>
  )
}
