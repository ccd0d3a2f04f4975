import type { Component } from '#catalogue/manifest.ts'
import { texts } from '#texts/palette.ts'
import { act } from '../editor/act.ts'
import type { PaletteItem } from './palette-item.ts'

/** Everything that the library has. */
export function addItems(components: readonly Component[]): PaletteItem[] {
  return components.map(({ code, displayName, tags, family }) => ({
    id: `add-${code}`,
    group: 'add',
    label: displayName,
    words: [code, family, ...tags, texts.groups.add].join(' '),
    detail: code,
    run: () => void act('add', { code }),
  }))
}
