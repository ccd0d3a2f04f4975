import type { Result } from '#base/result.ts'
import type { ParseResult } from '../parse-result.ts'
import type { PagePlace } from '../place.ts'
import type { PictureProblem } from './picture-kind.ts'

/** A picture that stands in a document in the place of a value. */
export type FoundPicture = {
  place: PagePlace
  /** The same as a person finds it in the document. */
  where: string
  /** What it is called in the library. */
  name: string
  alt: string
  isDecorative: boolean
  /** As it came, which nobody has looked into. */
  picture: Result<Uint8Array, PictureProblem>
}

/** What a document says, and the pictures that stand in it in the place of values. */
export type ReadDocument = { result: ParseResult; pictures: FoundPicture[] }
