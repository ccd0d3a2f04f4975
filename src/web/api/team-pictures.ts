import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { pictureListSchema, type TeamPicture, teamPictureSchema } from '#team/picture.ts'
import { currentToken } from '../session/current-token.ts'
import { sendForm } from './send-form.ts'
import type { Upload } from './upload.ts'

/** Why the server gave nothing; `message` is its own sentence. */
export type PictureFailure =
  | { reason: 'away' | 'signed-out' | 'cancelled' }
  | { reason: 'refused'; message: string }

type Sending = { signal: AbortSignal; onUpload: (upload: Upload) => void }

export async function addTeamPicture(
  file: File,
  { signal, onUpload }: Sending,
): Promise<Result<TeamPicture, PictureFailure>> {
  const form = new FormData()
  form.append('picture', file)
  const answer = await sendForm('/api/pictures', form, { signal, onUpload, token: currentToken() })
  if (!answer.ok) return refuse({ reason: answer.refusal.reason === 'cancelled' ? 'cancelled' : 'away' })
  return read(answer.value.status, parseJson(answer.value.text), teamPictureSchema)
}

export async function listTeamPictures(): Promise<Result<TeamPicture[], PictureFailure>> {
  const answered = await call('GET', '/api/pictures', pictureListSchema)
  return answered.ok ? accept(answered.value.pictures) : answered
}

/** What it shows is a proposal for the next page. */
export async function describeTeamPicture(hash: string, changes: { name?: string; alt?: string }) {
  return await call('PATCH', `/api/pictures/${hash}`, teamPictureSchema, changes)
}

export async function removeTeamPicture(hash: string): Promise<Result<unknown, PictureFailure>> {
  return await call('DELETE', `/api/pictures/${hash}`, z.unknown())
}

async function call<Answer>(
  method: string,
  path: string,
  schema: z.ZodType<Answer>,
  body?: unknown,
): Promise<Result<Answer, PictureFailure>> {
  const token = currentToken()
  const response = await fetch(path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
  }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined) return refuse({ reason: 'away' })
  return read(response.status, parseJson(text), schema)
}

const refusalSchema = z.object({ error: z.string() })

function read<Answer>(
  status: number,
  body: unknown,
  schema: z.ZodType<Answer>,
): Result<Answer, PictureFailure> {
  if (status === 401) return refuse({ reason: 'signed-out' })
  if (status >= 400) {
    const refusal = refusalSchema.safeParse(body)
    return refuse(refusal.success ? { reason: 'refused', message: refusal.data.error } : { reason: 'away' })
  }
  const answer = schema.safeParse(body)
  return answer.success ? accept(answer.data) : refuse({ reason: 'away' })
}
