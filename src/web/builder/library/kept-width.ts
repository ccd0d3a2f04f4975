import { readWidth } from './panel-width.ts'

const key = 'webpage-builder.library-width'

/** Storage may be blocked; the panel then has its usual width. */
export function loadWidth(): number {
  try {
    return readWidth(localStorage.getItem(key))
  } catch {
    return readWidth(null)
  }
}

export function saveWidth(width: number) {
  try {
    localStorage.setItem(key, String(width))
  } catch {
    // The width then holds for as long as the screen is open.
  }
}
