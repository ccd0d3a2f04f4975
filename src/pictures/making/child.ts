/** The program of the child process in which pictures are made anew. It needs native code, and so is apart from all others. */
import { Socket } from 'node:net'
import type { Result } from '#base/result.ts'
import type { PictureProblem } from '#content/pictures/picture-kind.ts'
import { readBytes } from '#conversion/processes/read-bytes.ts'
import { attachmentDescriptor, type ChildMessage } from '#conversion/processes/task-process.ts'
import type { MadePicture } from './make-picture.ts'

/** The picture comes by a way of its own, in so many bytes. */
export type PictureTask = { size: number }

export type PictureAnswer = Result<MadePicture, PictureProblem>

// Ctrl-C reaches the whole group of processes; when to end is the parent's decision.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

try {
  const { makePicture } = await import('./make-picture.ts')
  const attachments = new Socket({ fd: attachmentDescriptor })
  process.on('message', async ({ size }: PictureTask) => {
    const bytes = await readBytes(attachments, size)
    tell(await makePicture(bytes).then(answer, threw))
  })
  tell({ type: 'ready' })
} catch (error) {
  tell(threw(error))
  process.disconnect()
}

function answer(made: PictureAnswer): ChildMessage<PictureAnswer> {
  return { type: 'answer', answer: made }
}

function threw(error: unknown): ChildMessage<PictureAnswer> {
  return {
    type: 'threw',
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

function tell(message: ChildMessage<PictureAnswer>) {
  process.send?.(message)
}
