import { mediaAddressOf } from '../pictures/media-address.ts'
import type { PagePicture } from '../pictures/page-picture.ts'
import type { PagePlace } from '../place.ts'
import type { FieldValue } from '../values/field-value.ts'
import type { Draft } from './draft.ts'

/** A picture that is the team's now, and the place of the page that it is for. */
export type AddedPicture = { place: PagePlace; hash: string; image: PagePicture }

/** The page with pictures out of a document, each of which waits to be accepted; both faces have the same. */
export function addPictures(draft: Draft, added: readonly AddedPicture[]): Draft {
  return added.reduce(addPicture, draft)
}

function addPicture(page: Draft, { place, hash, image }: AddedPicture): Draft {
  const { content, images, other } = page
  const value: FieldValue = {
    ...{ value: mediaAddressOf(hash), origin: { by: 'word', aiGenerated: true } },
    ...{ retryCount: 0, status: 'pending' },
  }
  return {
    ...page,
    content: withValue(content, place, value),
    images: { [hash]: image, ...images },
    ...(other && { other: { ...other, content: withValue(other.content, place, value) } }),
  }
}

function withValue(
  content: Draft['content'],
  { instanceId, field, item }: PagePlace,
  value: FieldValue,
): Draft['content'] {
  const { fields, items } = content[instanceId] ?? { fields: {}, items: [] }
  const instance =
    item === undefined
      ? { fields: { ...fields, [field]: value }, items }
      : {
          fields,
          items: items.map((each, index) =>
            index === item ? { ...each, values: { ...each.values, [field]: value } } : each,
          ),
        }
  return { ...content, [instanceId]: instance }
}
