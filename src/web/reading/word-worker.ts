import { readAny } from '#proposal/read-any.ts'
import { describeReadDocument } from '#texts/document-pictures.ts'
import { listPlainTables } from '#word/plain-tables.ts'
import { openDocument } from '#word/walk/open-document.ts'
import type { Assignment, ReadApart } from './read-apart.ts'

/** Reads one Word document away from the screen, which stays at hand meanwhile and may end it. */
self.onmessage = ({ data: { bytes, wantsTables, ...origin } }: MessageEvent<Assignment>) => {
  const document = wantsTables && openDocument(bytes)
  const { answer, returned, proposed } = readAny(bytes, {
    ...origin,
    takesPictures: true,
    looksBack: true,
    keepsPictures: true,
  })
  const read: ReadApart = {
    ...describeReadDocument(answer),
    ...(returned && { returned }),
    ...(proposed && { proposed }),
    ...(document?.ok && { tables: listPlainTables(document.value) }),
  }
  self.postMessage(read)
}
