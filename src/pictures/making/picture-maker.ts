import { join } from 'node:path'
import { type Result, refuse } from '#base/result.ts'
import { type PictureProblem, readPictureHead } from '#content/pictures/picture-kind.ts'
import { defaultLimits } from '#conversion/processes/limits.ts'
import { createPool, type Pool, type PoolFailure, type RunOptions } from '#conversion/processes/pool.ts'
import { readableParts } from '#conversion/processes/readable-parts.ts'
import type { PictureAnswer, PictureTask } from './child.ts'
import type { MadePicture } from './make-picture.ts'

/** Makes pictures anew, out of this process. */
export type PictureMaker = {
  make: (
    bytes: Uint8Array,
    options?: RunOptions,
  ) => Promise<Result<MadePicture, PictureProblem | PoolFailure>>
  findRefusal: () => PoolFailure | undefined
  close: () => Promise<void>
}

/** A photo of 24 megapixels takes three seconds, the largest that is taken ten. */
const limits = { ...defaultLimits, cpuMilliseconds: 30_000, residentBytes: 600 * 1024 * 1024 }

/** Each thread that takes memory keeps some for itself, hundreds of megabytes in all. */
const oneThread = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' }

const maxQueued = 16
const restMilliseconds = 5_000

type Options = {
  /** Told why the child ended, or what our own code threw in it. */
  onTrouble: (reason: string) => void
}

/** One at a time, in a child that is started with the first picture. */
export function createPictureMaker({ onTrouble }: Options): PictureMaker {
  let pool: Pool<PictureTask, PictureAnswer> | undefined
  let isClosed = false

  function poolNow() {
    pool ??= createPool<PictureTask, PictureAnswer>({
      file: join(import.meta.dirname, 'child.ts'),
      readable: readableParts(),
      programArguments: [],
      nodeOptions: ['--allow-addons'],
      environment: oneThread,
      limits,
      size: 1,
      maxQueued,
      restMilliseconds,
      onDeath: onTrouble,
      onThrow: onTrouble,
    })
    return pool
  }

  return {
    /** What can be told by its head costs no child. */
    async make(bytes, options) {
      if (isClosed) return refuse('closed')
      const head = readPictureHead(bytes)
      if (!head.ok) return head
      const answered = await poolNow().run({ size: bytes.length }, { ...options, attachment: [bytes] })
      return answered.ok ? answered.value : answered
    },
    findRefusal: () => (isClosed ? 'closed' : pool?.findRefusal()),
    async close() {
      isClosed = true
      await pool?.close()
    },
  }
}
