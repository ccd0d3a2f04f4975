import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Editor } from '../browser/editor.ts'
import { libraryCodes } from '../builder/library.ts'
import { ourStorage, startOurApp } from '../builder/our-app.ts'
import { startPeer } from '../builder/peers.ts'
import { drawLibrary } from './draw-library.ts'
import { liveLibraryUrl } from './live-library.ts'

export type LiveEditor = Editor & {
  /** What each section is in the live document. */
  section: string
  /** The texts in it that can be edited. */
  text: string
  /** How a page is there from the start: named in the address, or found in the browser's storage. */
  pages: 'by-address' | 'from-storage'
}

/** Ours with a page in two languages: the one in front in view, or both. */
export const inTwoLanguages = { one: 'ours-front', both: 'ours-both' } as const

export function liveEditors(catalogue: LoadedCatalogue): readonly LiveEditor[] {
  const startLive = (name: string) => () =>
    startPeer(name, { [liveLibraryUrl]: JSON.stringify(drawLibrary(catalogue, libraryCodes.slice(1))) })
  const puck = {
    start: startLive('puck-live'),
    card: '[data-puck-drawer-item]',
    handle: { selector: ':scope', spot: 'side', pointer: 'playwright' },
    section: '[data-bench]',
    text: '[data-puck-overlay-portal]',
    pages: 'by-address',
  } as const
  const ours = {
    start: startOurApp,
    path: '/builder',
    card: 'img[src*="/thumbnails/"]',
    handle: { selector: 'button[aria-label="Drag to reorder"]', spot: 'middle', pointer: 'protocol' },
    section: '[data-instance]',
    text: '[data-place]',
    pages: 'from-storage',
  } as const
  return [
    { name: 'puck', path: '/', ...puck },
    { name: 'puck-virtual', path: '/?virtual', ...puck },
    {
      name: 'gutenberg',
      start: startLive('gutenberg-live'),
      path: '/',
      card: '.block-editor-block-types-list__item',
      handle: {
        selector: '.block-editor-block-mover__drag-handle',
        spot: 'middle',
        clickFirst: 'side',
        pointer: 'playwright',
      },
      section: '[data-bench]',
      text: '.rich-text',
      pages: 'by-address',
    },
    { name: 'ours', ...ours, storage: ourStorage('live') },
    { name: inTwoLanguages.one, ...ours, storage: ourStorage('live') },
    { name: inTwoLanguages.both, ...ours, storage: ourStorage('live', 'both') },
  ]
}
