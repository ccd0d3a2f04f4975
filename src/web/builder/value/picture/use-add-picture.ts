import { useEffect, useRef, useState } from 'react'
import type { TeamPicture } from '#team/picture.ts'
import { describePictureProblem } from '#texts/picture-problems.ts'
import { texts } from '#texts/team-pictures.ts'
import { addTeamPicture } from '../../../api/team-pictures.ts'
import { describePictureFailure } from '../../../team-pictures/describe-picture-failure.ts'
import { keepInLibrary } from '../../../team-pictures/library.ts'
import { shrinkPicture } from '../../../team-pictures/shrink-picture.ts'
import { announce, announceError } from '../../../ui/announce.ts'

export type Adding =
  | { status: 'idle' }
  | { status: 'preparing' }
  /** From 0 to 1; at 1 the server makes the picture. */
  | { status: 'sending'; share: number }
  | { status: 'failed'; message: string }

/** A file on its way into the library. Another one, or the end of the screen, stops it. */
export function useAddPicture(onAdded: (picture: TeamPicture) => void) {
  const [adding, setAdding] = useState<Adding>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function add(files: readonly File[]) {
    running.current?.abort()
    const [file] = files
    if (!file || files.length > 1) return fail(texts.oneOnly)
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAdding({ status: 'preparing' })
    const shrunk = await shrinkPicture(file)
    if (signal.aborted) return
    if (!shrunk.ok) return fail(describePictureProblem(shrunk.refusal))
    setAdding({ status: 'sending', share: 0 })
    const added = await addTeamPicture(shrunk.value, {
      signal,
      onUpload: ({ share }) => !signal.aborted && setAdding({ status: 'sending', share }),
    })
    if (signal.aborted) return
    if (!added.ok) return fail(describePictureFailure(added.refusal))
    setAdding({ status: 'idle' })
    keepInLibrary(added.value)
    announce(texts.added(added.value.name))
    onAdded(added.value)
  }

  function fail(message: string) {
    announceError(message)
    setAdding({ status: 'failed', message })
  }

  function stop() {
    running.current?.abort()
    setAdding({ status: 'idle' })
  }

  return { adding, add, stop }
}
