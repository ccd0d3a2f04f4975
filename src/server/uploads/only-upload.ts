import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusedResult, type Upload } from '#conversion/upload.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { noteRetry } from '../errors.ts'
import { acquireUntilAnswered, claimOf } from '../guard/claim.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { formOverheadBytes, maxFileBytes } from '../limits.ts'
import { type RequestRefusal, refusalOfError, refusedRequest } from '../refusals/refusal.ts'
import { statusOf } from '../refusals/status.ts'
import { documentRateLimit, limitBody, limitWaiting, type ReadingServices } from './admission.ts'
import { readUploads } from './read-uploads.ts'

/** How a route is asked with one document in a form. */
export function onlyUploadOptions({ parsing, config }: Pick<ReadingServices, 'parsing' | 'config'>) {
  return {
    // The form is read as it comes; the schema describes it for the documentation.
    validatorCompiler: () => () => true,
    config: { rateLimit: documentRateLimit(config) },
    onRequest: [
      limitBody(maxFileBytes + formOverheadBytes, describeRefusal('too-large')),
      limitWaiting(parsing),
    ],
  }
}

/** The one document of a form, once there is memory for it; `signal`: nobody waits for the answer any longer. */
export async function receiveOnlyUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  budget: MemoryBudget,
): Promise<{ upload: Upload; signal: AbortSignal }> {
  const signal = abortSignalOf(reply)
  await acquireUntilAnswered(budget, claimOf(request, maxFileBytes), reply)
  const upload = await readOnlyUpload(request)
  if (!upload) throw refusedRequest(describeRefusal('no-file'))
  return { upload, signal }
}

/** The form is read to its end, so that what is wrong behind the file is found too. */
async function readOnlyUpload(request: FastifyRequest): Promise<Upload | undefined> {
  const all: Upload[] = []
  for await (const upload of readUploads(request, 'document', 1)) all.push(upload)
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
