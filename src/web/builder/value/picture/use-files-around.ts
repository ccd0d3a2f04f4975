import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readDropped } from '../../../ui/read-dropped.ts'

/**
 * Files that are pasted or let go anywhere in what stands around an element: beside the input of an address, or over the
 * picture that is there already. An area for files takes those over it by itself.
 */
export function useFilesAround(element: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files)
  })

  useEffect(() => {
    const around = element.current?.parentElement
    if (!around) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    const drop = ({ target, dataTransfer }: DragEvent) => {
      const isInArea = target instanceof Element && target.closest('[data-drop-area]') !== null
      if (dataTransfer && !isInArea) void readDropped(dataTransfer).then(take)
    }
    around.addEventListener('paste', paste)
    around.addEventListener('drop', drop)
    return () => {
      around.removeEventListener('paste', paste)
      around.removeEventListener('drop', drop)
    }
  }, [element])
}
