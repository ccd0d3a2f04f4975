type Box = { left: number; top: number; width: number }
export type CardKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

/**
 * The card that a key leads to from the one at `current`; `boxes` are the cards in reading order, in rows. Nothing where
 * no card stands that way.
 */
export function findNextCard(
  boxes: readonly Box[],
  current: number,
  key: CardKey,
  direction: string,
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return boxes.length - 1
    case 'ArrowUp':
    case 'ArrowDown':
      return findInNextRow(boxes, current, key)
    default:
      return inRange(key === forward ? current + 1 : current - 1, boxes)
  }
}

/** In the nearest row that way, the card that stands closest below or above. */
function findInNextRow(boxes: readonly Box[], current: number, key: 'ArrowUp' | 'ArrowDown') {
  const from = boxes[current]
  if (!from) return undefined
  const isBeyond = ({ top }: Box) => (key === 'ArrowDown' ? top > from.top : top < from.top)
  const tops = boxes.filter(isBeyond).map(({ top }) => top)
  const rowTop = key === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops)
  const row = boxes.map((box, index) => ({ box, index })).filter(({ box }) => box.top === rowTop)
  const distance = ({ box }: { box: Box }) => Math.abs(middleOf(box) - middleOf(from))
  return row.sort((one, other) => distance(one) - distance(other))[0]?.index
}

function middleOf({ left, width }: Box) {
  return left + width / 2
}

function inRange(index: number, boxes: readonly Box[]) {
  return index >= 0 && index < boxes.length ? index : undefined
}
