/** Widths of the library in px, as the specification gives them. */
export const narrowest = 280
export const widest = 800
export const usualWidth = 320
/** What the screen's grid leaves to the canvas at least. */
export const canvasRoom = 160
export const widthStep = 25

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, narrowest), widest))
}

/** A width that was kept as text; the usual one when it is none. */
export function readWidth(kept: string | null): number {
  return kept !== null && /^\d{3}$/.test(kept) ? clampWidth(Number(kept)) : usualWidth
}

/** The width that a key asks for; nothing when it asks for none. */
export function widthByKey(key: string, width: number, direction: string): number | undefined {
  const wider = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return clampWidth(key === wider ? width + widthStep : width - widthStep)
    case 'Home':
      return narrowest
    case 'End':
      return widest
  }
}
