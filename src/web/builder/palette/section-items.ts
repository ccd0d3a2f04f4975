import type { Instance, Layout } from '#layout/layout.ts'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { texts } from '#texts/palette.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { listPlaces } from '../commands/list-places.ts'
import { duplicateOnPage, moveOnPage, removeFromPage } from '../editor/actions.ts'
import { focusInstance, outlineRowId, sectionId } from '../editor/focus.ts'
import type { PaletteItem } from './palette-item.ts'

/** The instance that has the focus, on the canvas or in the outline. */
export function findFocused(components: readonly Instance[]): Instance | undefined {
  const has = (id: string) => document.getElementById(id)?.contains(document.activeElement) ?? false
  return components.find(({ instanceId }) => has(sectionId(instanceId)) || has(outlineRowId(instanceId)))
}

/** What can be done with one instance of the layout. */
export function sectionItems({ instanceId, code, position }: Instance, layout: Layout): PaletteItem[] {
  const name = nameOfComponent(code)
  const count = layout.components.length
  const item = (id: string, label: string, shortcut: string, run: () => void): PaletteItem => ({
    id,
    group: 'actions',
    label,
    words: instanceId,
    detail: instanceId,
    shortcut,
    run,
  })
  return [
    ...(position > 0
      ? [item('move-up', texts.moveUp(name), 'Alt+ArrowUp', () => moveOnPage(instanceId, position - 1))]
      : []),
    ...(position < count - 1
      ? [item('move-down', texts.moveDown(name), 'Alt+ArrowDown', () => moveOnPage(instanceId, position + 1))]
      : []),
    ...moveToItems(instanceId, name, layout),
    item('duplicate', texts.duplicate(name), 'Mod+D', () => duplicateOnPage(instanceId)),
    item('delete', texts.delete(name), 'Delete', () => removeFromPage(instanceId)),
  ]
}

/** Asks for one of the places that the rules leave open; nothing where there is none. */
function moveToItems(instanceId: string, name: string, layout: Layout): PaletteItem[] {
  const places = listPlaces(layout, instanceId).filter(({ isOpen, isCurrent }) => isOpen && !isCurrent)
  if (places.length === 0) return []
  const items = places.map(
    ({ index, previous }): PaletteItem => ({
      id: `place-${index}`,
      group: 'places',
      label: canvasTexts.moveTo.option(index + 1, previous && nameOfComponent(previous)),
      words: '',
      run: () => moveOnPage(instanceId, index),
    }),
  )
  const label = texts.moveTo(name)
  const question = { label: texts.moveWhere(name), items }
  return [
    {
      id: 'move-to',
      group: 'actions',
      label,
      words: `${instanceId} ${texts.moveToWords}`,
      detail: instanceId,
      run: nothing,
      question,
    },
  ]
}

function nothing() {}

/** The way to each instance of the page. */
export function goToItems(components: readonly Instance[]): PaletteItem[] {
  return components.map(({ instanceId, code, position }) => ({
    id: `go-to-${instanceId}`,
    group: 'go-to',
    label: nameOfComponent(code),
    words: `${instanceId} ${position + 1} ${code} ${texts.groups['go-to']}`,
    detail: texts.place(position + 1, components.length, instanceId),
    run: () => focusInstance(instanceId),
  }))
}
