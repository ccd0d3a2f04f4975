import { startOurApp } from './our-app.ts'
import { startPeer } from './peers.ts'

/** An editor that is served; `url` has no path. */
export type Served = { url: string; stop: () => void }

export type Editor = {
  name: string
  start: () => Promise<Served>
  path: string
  signInPath?: string
  /** What local storage holds when the page opens. */
  storage?: Record<string, string>
  /** One card of the library. */
  card: string
  /** Where the pointer takes hold of a section, if the editor can be dragged in: a selector inside the section's root. */
  handle?: string
}

const session = JSON.stringify({ username: 'marketing', time: new Date().toISOString() })

/** In the order of the table. The floor comes first, as others are held against it. */
export const editors: readonly Editor[] = [
  { name: 'floor', start: () => startPeer('floor'), path: '/', card: '.library button' },
  {
    name: 'puck',
    start: () => startPeer('puck'),
    path: '/',
    card: '[data-puck-drawer-item]',
    handle: ':scope',
  },
  {
    name: 'gutenberg',
    start: () => startPeer('gutenberg'),
    path: '/',
    card: '.block-editor-block-types-list__item',
    handle: ':scope',
  },
  {
    name: 'ours',
    start: startOurApp,
    path: '/builder',
    signInPath: '/login',
    storage: { 'webpage-builder.session': session },
    card: 'img[src*="/thumbnails/"]',
    handle: 'button[aria-label="Drag to reorder"]',
  },
]
