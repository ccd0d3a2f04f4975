import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { safeFileName } from '#base/file-name.ts'
import { pictureHashForm } from '#content/pictures/media-address.ts'
import { mimeTypeOf } from '#content/pictures/picture-files.ts'
import { pictureLimits } from '#content/pictures/picture-kind.ts'
import type { Pictures } from '#pictures/pictures.ts'
import { StoreAway } from '#store/database/database.ts'
import { describePictureSchema, pictureListSchema, teamPictureSchema } from '#team/picture.ts'
import { texts } from '#texts/server/pictures.ts'
import { admitCallers, callerOf } from '../calls/admission.ts'
import type { Config } from '../config.ts'
import { errorSchema, notFound, RequestError } from '../errors.ts'
import { acquireUntilAnswered, claimOf, declaredLengthOf } from '../guard/claim.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import { sandbox } from '../guard/security.ts'
import { formLimits, formOverheadBytes, teamCallsPerMinute } from '../limits.ts'
import { refusedPicture } from '../refusals/refused-picture.ts'
import { asTeamRefusal } from '../refusals/team-refusal.ts'
import { documentRateLimit } from '../uploads/admission.ts'
import type { TeamSurroundings } from './team.ts'

const errors = { '4xx': errorSchema, '5xx': errorSchema }
const tags = ['Pictures']
const params = z.object({ hash: z.string().regex(pictureHashForm) })

const addSchema = {
  summary: 'Keep a picture',
  description:
    'A form with a JPEG, PNG or WebP file in `picture`. It is made anew in several widths, without metadata; the same picture twice is kept once.',
  tags,
  consumes: ['multipart/form-data'],
  body: z.object({ picture: z.file() }),
  response: { 200: teamPictureSchema, ...errors },
}

const listSchema = {
  summary: 'List the pictures of the team',
  description: 'With the pages that have them, and what opens their files: `/media/{hash}/{file}?{pass}`.',
  tags,
  response: { 200: pictureListSchema, ...errors },
}

const describeSchema = {
  summary: 'Name a picture, or say what it shows',
  tags,
  params,
  body: describePictureSchema,
  response: { 200: teamPictureSchema, ...errors },
}

const removeSchema = {
  summary: 'Delete a picture that no page has',
  tags,
  params,
  response: { 204: z.undefined(), ...errors },
}

const mediaSchema = {
  summary: 'One file of a picture',
  tags,
  produces: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'],
  params: params.extend({ file: z.string().max(20) }),
  querystring: z.object({ until: z.coerce.number().int(), sig: z.string().max(64) }),
  response: { 200: z.unknown(), ...errors },
}

/** All calls need a sign-in; the files themselves need the pass that a list gives. */
export function pictureRoutes(
  pictures: Pictures,
  config: Pick<Config, 'parseRateLimit'>,
  { budget, ...callers }: TeamSurroundings,
): FastifyPluginAsyncZod {
  return async (app) => {
    const admission = { purpose: 'team', signIn: 'required', callsPerMinute: teamCallsPerMinute } as const
    const onRequest = admitCallers(app, { ...admission, ...callers })
    app.setErrorHandler((error: FastifyError, request) => {
      if (error instanceof StoreAway) request.log.error(error, 'the database does not answer')
      throw asTeamRefusal(error)
    })
    const userOf = (request: FastifyRequest) => callerOf(request).user ?? ''

    app.post(
      '/api/pictures',
      {
        schema: addSchema,
        // The form is read as it comes; the schema describes it for the documentation.
        validatorCompiler: () => () => true,
        config: { rateLimit: documentRateLimit(config) },
        onRequest: [...onRequest, refuseEarly],
      },
      async (request, reply) => {
        await acquireUntilAnswered(budget, claimOf(request, pictureLimits.bytes), reply)
        const { name, bytes } = await readPicture(request)
        const signal = abortSignalOf(reply)
        const added = await pictures.add(bytes, { name, user: userOf(request), signal })
        if (!added.ok) throw refusedPicture(added.refusal)
        return added.value
      },
    )

    app.get('/api/pictures', { schema: listSchema, onRequest }, async () => ({
      pictures: await pictures.list(),
    }))

    app.patch('/api/pictures/:hash', { schema: describeSchema, onRequest }, async (request) => {
      const { name, alt } = request.body
      const changes = { ...(name !== undefined && { name }), ...(alt !== undefined && { alt }) }
      const described = await pictures.describe(request.params.hash, changes, userOf(request))
      if (!described) throw notFound(texts.unknown)
      return described
    })

    app.delete('/api/pictures/:hash', { schema: removeSchema, onRequest }, async (request, reply) => {
      const removed = await pictures.remove(request.params.hash, userOf(request))
      if (removed.ok) return reply.code(204).send(undefined)
      if (removed.refusal.problem === 'unknown') throw notFound(texts.unknown)
      throw new RequestError(409, 'used', texts.used(removed.refusal.uses.length))
    })

    app.get('/media/:hash/:file', { schema: mediaSchema }, async ({ params, query }, reply) => {
      const { hash, file } = params
      const bytes = await pictures.read(hash, file, query)
      if (!bytes) throw notFound(texts.noPass)
      return (
        sandbox(reply)
          .header('cache-control', 'private, max-age=259200, immutable')
          // Previews stand in frames that belong to no one; the signature is what keeps others out.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type(mimeTypeOf(file))
          .send(Buffer.from(bytes))
      )
    })
  }

  /** Before its body comes: what is too large, and what nobody could work on. */
  async function refuseEarly(request: FastifyRequest) {
    if ((declaredLengthOf(request) ?? 0) > pictureLimits.bytes + formOverheadBytes) {
      throw refusedPicture({ problem: 'too-large' })
    }
    const refusal = pictures.findRefusal()
    if (refusal) throw refusedPicture({ problem: refusal })
  }
}

/** The one file of the form, to the end of it. */
async function readPicture(request: FastifyRequest): Promise<{ name: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new RequestError(415, 'bad-upload', texts.notAForm)
  const limits = { fileSize: pictureLimits.bytes, files: 1, ...formLimits }
  let read: { name: string; bytes: Uint8Array } | undefined
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as object)) {
    if (part.type === 'field') continue
    const pieces: Buffer[] = []
    for await (const piece of part.file) pieces.push(piece)
    if (part.file.truncated) throw refusedPicture({ problem: 'too-large' })
    if (part.fieldname === 'picture') read = { name: nameOf(part.filename), bytes: Buffer.concat(pieces) }
  }
  if (!read) throw new RequestError(400, 'no-file', texts.noFile)
  return read
}

/** What people know it by: the file's name without its ending. */
function nameOf(filename: string | undefined): string {
  const name = (filename ?? '').replace(/\.[a-z0-9]{2,5}$/i, '').trim()
  return name === '' ? 'picture' : safeFileName(name)
}
