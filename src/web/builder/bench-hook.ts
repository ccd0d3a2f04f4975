import { isFooter, isHeader } from '#layout/layout.ts'
import { useCatalogue } from '../catalogue/catalogue-store.ts'
import { change, undo } from './editor/change.ts'
import { useEditor } from './editor/editor-store.ts'

/** What `bench/builder` drives. Only a build in mode `bench` holds this file. */
const bench = {
  canvasDoc: () => document,
  count: () => componentsNow().length,
  model: () => componentsNow().map(({ instanceId }) => instanceId),
  insert: (i: number) => {
    const codes = placedCodes()
    change('add', { code: codes[i % codes.length] ?? '' })
  },
  move: (from: number, to: number) => {
    change('move', { instanceId: componentsNow()[from]?.instanceId ?? '', to })
  },
  undo: () => void undo(),
}

export function exposeBench() {
  Object.assign(window, { __bench: bench })
}

function componentsNow() {
  return useEditor.getState().draft.layout.components
}

function placedCodes(): string[] {
  const catalogue = useCatalogue.getState()
  if (catalogue.status !== 'loaded') throw new Error('The library has not been loaded.')
  const codes = catalogue.manifest.components.map(({ code }) => code)
  return codes.filter((code) => !isHeader(code) && !isFooter(code))
}
