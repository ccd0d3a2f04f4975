import type { FastifyRequest } from 'fastify'
import type { TakePictures } from '#conversion/parsing.ts'
import type { Pictures } from '#pictures/pictures.ts'
import { takePictures } from '#pictures/take-pictures.ts'
import { createIdentify } from '../calls/caller.ts'

/** Pictures of documents on their way in, and of pages on their way out, as far as the caller is of the team. */
export type DocumentPictures = {
  takeFor: (request: FastifyRequest) => TakePictures
  /** Nothing for those who are not signed in. */
  readFor: (request: FastifyRequest) => Pictures['readForTeam'] | undefined
}

type Options = Pick<Parameters<typeof createIdentify>[0], 'accounts' | 'publicUrl' | 'now'>

export function createDocumentPictures(pictures: Pictures, options: Options): DocumentPictures {
  const identify = createIdentify({ ...options, signIn: 'off' })
  /** A session that has ended does not keep a document from being read. */
  const userOf = (request: FastifyRequest) => {
    const caller = identify(request)
    return caller.ok ? caller.value.user : undefined
  }
  return {
    takeFor: (request) => takePictures(pictures, userOf(request)),
    readFor: (request) => (userOf(request) === undefined ? undefined : pictures.readForTeam),
  }
}
