import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refusedResult, type Upload } from '#conversion/upload.ts'
import { describeRefusal, describeTextField, describeUnknownField } from '#texts/refusals.ts'
import { formLimits, maxBulkBytes, maxFileBytes } from '../limits.ts'
import { notAForm, refusedRequest } from '../refusals/refusal.ts'

/**
 * The files of a form, one after the other as they arrive. A file that is too large or of another kind is answered
 * by itself, other fields are passed over; what is wrong with the form as a whole is thrown.
 */
export async function* readUploads(
  request: FastifyRequest,
  fieldName: string,
  maxFiles: number,
): AsyncGenerator<Upload> {
  if (!request.isMultipart()) throw refusedRequest(notAForm)

  let total = 0
  const limits = { fileSize: maxFileBytes, files: maxFiles, ...formLimits }
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as object)) {
    if (part.type === 'field') {
      if (part.fieldname === fieldName) throw refusedRequest(describeTextField(fieldName))
      continue
    }
    if (part.fieldname !== fieldName) throw refusedRequest(describeUnknownField(part.fieldname, fieldName))

    if (maxFiles === 1) refuseAtLimit(part)
    // A form with an empty file input sends a nameless, empty file.
    const { upload, size } = await readFile(part)
    if (upload.filename === '' && size === 0) continue

    total += size
    if (total > maxBulkBytes) throw refusedRequest(describeRefusal('bulk-too-large'))
    yield upload
  }
}

/** Where nothing can follow that matters, what is over the limit is not even taken. */
function refuseAtLimit({ file }: MultipartFile) {
  file.once('limit', () => file.destroy(refusedRequest(describeRefusal('too-large'))))
}

/** Reads the stream to its end in any case, so that the next part can come. */
async function readFile({ file, filename: sent }: MultipartFile): Promise<{ upload: Upload; size: number }> {
  const filename = (sent as string | undefined) ?? ''
  const isDocument = filename === '' || filename.toLowerCase().endsWith('.docx')
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of file) {
    size += piece.length
    if (isDocument) pieces.push(piece)
  }
  const refused = (reason: 'wrong-extension' | 'too-large') => ({
    upload: { filename, refusal: refusedResult(filename, describeRefusal(reason)) },
    size,
  })
  if (!isDocument) return refused('wrong-extension')
  return file.truncated ? refused('too-large') : { upload: { filename, pieces }, size }
}
