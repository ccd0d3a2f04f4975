import { IconGripVertical } from '@tabler/icons-react'
import { type PointerEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { texts } from '#texts/edit-in-place.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { moveOpenItemTo } from './item-acts.ts'
import styles from './item-handle.module.css'
import { useOpenValue } from './open-value.ts'

type Props = { index: number }

/** Moves an item by the pointer: over another item it takes its place. */
export function ItemHandle({ index }: Props) {
  const [dragged, setDragged] = useState<Dragged>()
  return (
    <>
      <IconButton
        label={texts.item.drag}
        icon={<IconGripVertical aria-hidden />}
        data-dragging={dragged && ''}
        onPointerDown={drag}
      />
      {dragged && createPortal(<DraggedItem {...dragged} />, document.body)}
    </>
  )

  function drag({ currentTarget: handle, pointerId, button }: PointerEvent<HTMLElement>) {
    const { open } = useOpenValue.getState()
    if (!open || button !== 0) return
    const { frame } = open
    const elements = open.items()
    const ended = new AbortController()
    const { signal } = ended
    let over: number | undefined
    handle.setPointerCapture(pointerId)
    const own = elements.get(index)
    const words = wordsOf(own) || texts.item.name(index + 1, elements.size)
    const follow = ({ clientX, clientY }: MouseEvent) => {
      own?.setAttribute('data-dragged', '')
      setDragged({ words, dir: own?.ownerDocument.dir, x: clientX, y: clientY })
      point(findNearest(clientX, clientY))
    }
    handle.addEventListener('pointermove', follow as EventListener, { signal })
    handle.addEventListener('pointerup', () => end(over), { signal })
    handle.addEventListener('pointercancel', () => end(undefined), { signal })
    for (const heard of [document, frame.contentDocument])
      heard?.addEventListener('keydown', giveUp as EventListener, { capture: true, signal })

    function giveUp(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      end(undefined)
    }

    function findNearest(x: number, y: number): number | undefined {
      const { left, top, width } = frame.getBoundingClientRect()
      const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1
      const at = { x: (x - left) / scale, y: (y - top) / scale }
      const [nearest] = [...elements]
        .map(([item, element]) => ({ item, distance: distanceTo(element.getBoundingClientRect(), at) }))
        .toSorted((one, other) => one.distance - other.distance)
      return nearest?.item
    }

    function point(item: number | undefined) {
      over = item
      for (const [each, element] of elements) {
        if (each === item && each !== index) element.dataset.drop = each < index ? 'before' : 'after'
        else delete element.dataset.drop
      }
    }

    function end(to: number | undefined) {
      ended.abort()
      point(undefined)
      own?.removeAttribute('data-dragged')
      setDragged(undefined)
      if (to !== undefined) moveOpenItemTo(to)
    }
  }
}

/** Its first words. */
function wordsOf(item: HTMLElement | undefined): string {
  const texts = [...(item?.querySelectorAll('[data-place]') ?? []), ...(item ? [item] : [])]
  return texts.map(({ textContent }) => textContent?.trim() ?? '').find((text) => text !== '') ?? ''
}

type Dragged = { words: string; dir: string | undefined; x: number; y: number }

/** Beside the pointer, by its first words. */
function DraggedItem({ words, dir, x, y }: Dragged) {
  return (
    <p
      className={styles.dragged}
      dir={dir}
      data-dragged-item
      aria-hidden
      style={{ transform: `translate(${Math.min(x + 12, window.innerWidth - 256)}px, ${y + 12}px)` }}
    >
      {words}
    </p>
  )
}

type Point = { x: number; y: number }

/** From the nearest point of a box. */
function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom))
}
