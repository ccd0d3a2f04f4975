export const screens = ['desktop', 'tablet', 'phone'] as const

export type Screen = (typeof screens)[number]

/** In CSS pixels. */
export const screenWidths: Record<Screen, number> = { desktop: 1280, tablet: 768, phone: 375 }
