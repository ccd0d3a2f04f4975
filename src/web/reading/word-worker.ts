import { describeReadDocument } from '#texts/document-pictures.ts'
import { readSpec } from '#word/read.ts'
import type { Assignment } from './read-apart.ts'

/** Reads one Word document away from the screen, which stays at hand meanwhile and may end it. */
self.onmessage = ({ data: { bytes, ...origin } }: MessageEvent<Assignment>) =>
  self.postMessage(describeReadDocument(readSpec(bytes, { ...origin, takesPictures: true })))
