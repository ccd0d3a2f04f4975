export const screens = ['desktop', 'tablet', 'phone'] as const

export type Screen = (typeof screens)[number]

/** In CSS pixels. */
export const screenWidths: Record<Screen, number> = { desktop: 1280, tablet: 768, phone: 375 }

/** The one that comes nearest to the window. */
export function screenOfWindow(): Screen {
  if (window.innerWidth < 640) return 'phone'
  return window.innerWidth < 1024 ? 'tablet' : 'desktop'
}
