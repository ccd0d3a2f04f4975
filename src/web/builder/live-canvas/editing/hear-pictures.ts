import { readDropped } from '../../../ui/read-dropped.ts'
import type { EditSession } from './edit-session.ts'
import { changeOpenValue, useOpenValue } from './open-value.ts'

/**
 * A picture from the desktop is dropped on a picture of the page, or pasted where that is edited: from there on it goes
 * the way of one that is chosen. Beside pictures nothing is taken, and no file takes the place of the page.
 */
export function hearPictures(page: Document, { takeFiles }: EditSession): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let over: HTMLElement | undefined
  page.addEventListener('dragover', hold, { signal })
  page.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? point(undefined), { signal })
  page.addEventListener('drop', (event) => void drop(event), { signal })
  page.addEventListener('paste', paste, { signal })

  function hold(event: DragEvent) {
    const { dataTransfer } = event
    if (!dataTransfer || !hasFiles(dataTransfer)) return
    event.preventDefault()
    point(pictureAt(page, event))
    dataTransfer.dropEffect = over ? 'copy' : 'none'
  }

  function point(picture: HTMLElement | undefined) {
    if (picture === over) return
    over?.removeAttribute('data-drop-file')
    picture?.setAttribute('data-drop-file', '')
    over = picture
  }

  async function drop(event: DragEvent) {
    const { dataTransfer } = event
    point(undefined)
    if (!dataTransfer || !hasFiles(dataTransfer)) return
    event.preventDefault()
    const picture = pictureAt(page, event)
    const files = await readDropped(dataTransfer)
    if (picture && files.length > 0) takeFiles(picture, files)
  }

  function paste(event: ClipboardEvent) {
    const { open } = useOpenValue.getState()
    const files = [...(event.clipboardData?.files ?? [])]
    if (open?.way !== 'picture' || files.length === 0) return
    event.preventDefault()
    changeOpenValue({ isFormAsked: true, files })
  }

  return () => {
    point(undefined)
    listening.abort()
  }
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files')
}

/** Words may stand over it. */
function pictureAt(page: Document, { clientX, clientY }: DragEvent): HTMLElement | undefined {
  const found = page
    .elementsFromPoint(clientX, clientY)
    .find((element) => element.hasAttribute('data-place-src'))
  return found as HTMLElement | undefined
}
