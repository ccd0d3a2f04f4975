type Size = { width: number; height: number }
type Box = Size & { left: number; top: number }
type Wish = { side: 'above' | 'below'; align: 'left' | 'center' | 'right' }

/** Between what floats and what it belongs to. */
const gap = 6
/** Between what floats and the edges of the viewport. */
const margin = 8

/** Where a floating box stands beside its anchor: on the wished side, or on the other where it fits better. */
export function placeFloating(anchor: Box, floating: Size, viewport: Size, wish: Wish) {
  const above = anchor.top - gap - floating.height
  const below = anchor.top + anchor.height + gap
  const fitsAbove = above >= margin
  const fitsBelow = below + floating.height <= viewport.height - margin
  const hasMoreAbove = anchor.top > viewport.height - anchor.top - anchor.height
  const goesAbove =
    wish.side === 'above'
      ? fitsAbove || (!fitsBelow && hasMoreAbove)
      : !fitsBelow && (fitsAbove || hasMoreAbove)

  return {
    left: clamp(alignedLeft(anchor, floating, wish.align), viewport.width - floating.width),
    top: clamp(goesAbove ? above : below, viewport.height - floating.height),
  }
}

function alignedLeft(anchor: Box, floating: Size, align: Wish['align']) {
  if (align === 'left') return anchor.left
  if (align === 'right') return anchor.left + anchor.width - floating.width
  return anchor.left + (anchor.width - floating.width) / 2
}

/** What is larger than the viewport begins at its start. */
function clamp(position: number, room: number) {
  return Math.max(margin, Math.min(position, room - margin))
}
