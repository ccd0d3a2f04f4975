import { accept, refuse } from '#base/result.ts'
import type { FoundPicture } from '#content/pictures/found-picture.ts'
import { tellPicture } from '#content/pictures/page-picture.ts'
import type { TakenPicture } from '#texts/document-pictures.ts'
import { describePictureProblem } from '#texts/picture-problems.ts'
import { addTeamPicture } from '../api/team-pictures.ts'
import { describePictureFailure } from './describe-picture-failure.ts'
import { keepInLibrary } from './library.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture of a document, in the library of the team now as if it had been added by hand. */
export async function takePicture(found: FoundPicture): Promise<TakenPicture> {
  const { picture, place, name } = found
  if (!picture.ok) return refuse(describePictureProblem(picture.refusal))
  const file = await shrinkPicture(new File([new Uint8Array(picture.value)], name))
  if (!file.ok) return refuse(describePictureProblem(file.refusal))
  const added = await addTeamPicture(file.value, {
    signal: new AbortController().signal,
    onUpload: () => undefined,
  })
  if (!added.ok) return refuse(describePictureFailure(added.refusal))
  keepInLibrary(added.value)
  return accept({ place, hash: added.value.hash, image: tellPicture(added.value, found) })
}
