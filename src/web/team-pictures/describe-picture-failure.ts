import { texts } from '#texts/team-pictures.ts'
import type { PictureFailure } from '../api/team-pictures.ts'

export function describePictureFailure(failure: PictureFailure): string {
  return failure.reason === 'refused' ? failure.message : texts.failures[failure.reason]
}
