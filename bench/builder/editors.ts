import type { Editor } from '../browser/editor.ts'
import { ourStorage, startOurApp } from './our-app.ts'
import { startPeer } from './peers.ts'

export type BuilderEditor = Editor & { signInPath?: string }

/** In the order of the table. The floor comes first, as others are held against it. */
export const editors: readonly BuilderEditor[] = [
  { name: 'floor', start: () => startPeer('floor'), path: '/', card: '.library button' },
  {
    name: 'puck',
    start: () => startPeer('puck'),
    path: '/',
    card: '[data-puck-drawer-item]',
    handle: { selector: ':scope', spot: 'middle', pointer: 'playwright' },
  },
  {
    name: 'gutenberg',
    start: () => startPeer('gutenberg'),
    path: '/',
    card: '.block-editor-block-types-list__item',
    handle: { selector: ':scope', spot: 'middle', pointer: 'playwright' },
  },
  {
    name: 'ours',
    start: startOurApp,
    path: '/builder',
    signInPath: '/login',
    storage: ourStorage('pictures'),
    card: 'img[src*="/thumbnails/"]',
    handle: { selector: 'button[aria-label="Drag to reorder"]', spot: 'middle', pointer: 'playwright' },
  },
]
