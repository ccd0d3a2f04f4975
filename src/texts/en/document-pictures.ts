import type { Result } from '#base/result.ts'
import type { ParseResult, ParseWarning } from '#content/parse-result.ts'
import type { FoundPicture, ReadDocument } from '#content/pictures/found-picture.ts'
import { isUntold } from '#content/pictures/page-picture.ts'
import { type PlacedPicture, placePictures } from '#content/pictures/place-pictures.ts'
import type { DocumentPicture, SpecAnswer } from '#word/read.ts'
import { describeRead } from './parse-result.ts'
import { describePlace } from './word/places.ts'

/** What a document says, in words, with its pictures and where they stand. */
export function describeReadDocument(answer: SpecAnswer): ReadDocument {
  const { read } = answer
  const pictures = read.ok ? listFoundPictures(read.value.pictures, read.value.metadata.pageName) : []
  return { result: describeRead(answer), pictures }
}

function listFoundPictures(pictures: readonly DocumentPicture[], pageName: string): FoundPicture[] {
  return pictures.map(({ instanceId, field, item, spot, text, isDecorative, picture }) => ({
    place: { instanceId, field, ...(item !== undefined && { item }) },
    where: describePlace({ instanceId, spot }),
    name: (text || [pageName, spot.at === 'value' ? spot.label : ''].filter(Boolean).join(', ')).slice(
      0,
      100,
    ),
    alt: text.slice(0, 1000),
    isDecorative,
    picture,
  }))
}

/** What became of one picture: its place in the page, or a whole sentence that says why it has none. */
export type TakenPicture = Result<PlacedPicture, string>

/** The document with its pictures, and what is to be said of them; `taken` follows `found`. */
export function describeTaken(
  { result, pictures: found }: ReadDocument,
  taken: readonly TakenPicture[],
): ParseResult {
  const placed = taken.flatMap((each) => (each.ok ? [each.value] : []))
  const warnings = taken.flatMap((each, index) => {
    const picture = found[index]
    if (!picture) return []
    if (!each.ok) return [describeLeft(picture, each.refusal)]
    const told = 'image' in each.value ? each.value.image : picture
    return isUntold(told) ? [describeUntold(picture)] : []
  })
  return { ...placePictures(result, placed), warnings: [...result.warnings, ...warnings] }
}

/** Why a picture is none of the page. */
export function describeLeft({ where, place }: FoundPicture, reason: string): ParseWarning {
  return {
    type: 'PICTURE_NOT_USED',
    message: `${where}: the picture was not taken. ${reason}`,
    instanceId: place.instanceId,
  }
}

function describeUntold({ where, place }: FoundPicture): ParseWarning {
  return {
    type: 'PICTURE_WITHOUT_TEXT',
    message: `${where}: nobody has said what the picture shows. In Word, right-click it and choose “View Alt Text”.`,
    instanceId: place.instanceId,
  }
}

export const texts = {
  tooLong:
    'The pictures of this document take too long together. Please open the document in the page builder, which takes them one by one.',
  /** Of a picture that only the team could keep. */
  tooLargeForPage:
    'It is too large to stand in the page itself, and only those who are signed in can add it to the pictures of the team. Please sign in, or give the address of the picture instead.',
} as const
