import { accept, type Result, refuse } from '#base/result.ts'
import type { Failure } from './failure.ts'
import { measureUpload, type Upload } from './upload.ts'

type Answer = { status: number; contentType: string; text: string }

type Options = {
  signal: AbortSignal
  accept?: string
  /** Of whoever is signed in, where the call needs one. */
  token?: string | undefined
  onUpload: (upload: Upload) => void
  /** All text of the answer that has come so far. */
  onText?: (text: string) => void
}

/** Posts a form. An XMLHttpRequest, because fetch does not tell how much has been sent. */
export function sendForm(url: string, form: FormData, options: Options): Promise<Result<Answer, Failure>> {
  const { signal, onUpload, onText } = options
  const start = performance.now()
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', options.accept ?? 'application/json')
    if (options.token) request.setRequestHeader('Authorization', `Bearer ${options.token}`)
    request.upload.onprogress = ({ loaded, total }) =>
      onUpload(measureUpload(total > 0 ? loaded / total : 0, (performance.now() - start) / 1000))
    request.upload.onload = () => onUpload({ share: 1 })
    request.onprogress = () => onText?.(request.responseText)
    request.onload = () => {
      const { status, responseText: text } = request
      resolve(accept({ status, contentType: request.getResponseHeader('Content-Type') ?? '', text }))
    }
    request.onerror = () => resolve(refuse({ reason: 'unreachable' }))
    request.onabort = () => resolve(refuse({ reason: 'cancelled' }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) resolve(refuse({ reason: 'cancelled' }))
    else request.send(form)
  })
}

/** A request that never arrived may be the file's fault rather than the network's. */
export async function explainUnreachable(failure: Failure, files: readonly File[]): Promise<Failure> {
  if (failure.reason !== 'unreachable') return failure
  for (const file of files) {
    if (!(await isReadable(file))) return { reason: 'file-gone', filename: file.name }
  }
  return failure
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
