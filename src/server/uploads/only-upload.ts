import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusedResult, type Upload } from '#conversion/upload.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { noteRetry } from '../errors.ts'
import { type RequestRefusal, refusalOfError } from '../refusals/refusal.ts'
import { statusOf } from '../refusals/status.ts'
import { readUploads } from './read-uploads.ts'

/** The one file of a form, which is read to its end, so that what is wrong behind the file is found too. */
export async function readOnlyUpload(
  request: FastifyRequest,
  fieldName: string,
): Promise<Upload | undefined> {
  const all: Upload[] = []
  for await (const upload of readUploads(request, fieldName, 1)) all.push(upload)
  return all[0]
}

/** Says in the shape of a parse result why a form with one file was turned down. */
export function answerUploadRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isOneTooMany = error.code === 'FST_FILES_LIMIT'
  const refusal: RequestRefusal = isOneTooMany ? describeRefusal('one-file-only') : refusalOfError(error)
  if (refusal.type === 'INTERNAL_ERROR') request.log.error(error)
  noteRetry(error, reply)
  return reply.code(refusal.status ?? statusOf(refusal.type)).send(refusedResult('', refusal))
}
