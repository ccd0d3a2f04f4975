import type { OpenPage } from './page.ts'
import type { Point } from './place.ts'

export type Pointer = {
  move: (to: Point) => Promise<unknown>
  down: () => Promise<unknown>
  up: () => Promise<unknown>
  wheel: (pixels: number) => Promise<unknown>
}

/**
 * By Playwright, which plays the browser's own drag and drop; or by the protocol alone, as Playwright waits for ever when
 * it moves with the button down over a frame in which no script may run.
 */
export function createPointer(open: OpenPage, by: 'playwright' | 'protocol' = 'playwright'): Pointer {
  return by === 'playwright' ? byPlaywright(open) : byProtocol(open)
}

function byPlaywright({ page: { mouse } }: OpenPage): Pointer {
  return {
    move: ({ x, y }) => mouse.move(x, y),
    down: () => mouse.down(),
    up: () => mouse.up(),
    wheel: (pixels) => mouse.wheel(0, pixels),
  }
}

function byProtocol({ cdp }: OpenPage): Pointer {
  let at: Point = { x: 0, y: 0 }
  let buttons = 0
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', isPress: boolean) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      buttons,
      button: isPress || buttons > 0 ? 'left' : 'none',
      clickCount: isPress ? 1 : 0,
    })
  return {
    move(to) {
      at = to
      return send('mouseMoved', false)
    },
    down() {
      buttons = 1
      return send('mousePressed', true)
    },
    up() {
      buttons = 0
      return send('mouseReleased', true)
    },
    wheel: (pixels) =>
      cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: pixels, buttons }),
  }
}
