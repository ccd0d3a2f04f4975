import { copySections } from '#content/draft/copy-sections.ts'
import type { Draft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { loadedManifest } from '../catalogue/catalogue-store.ts'
import type { PageKey } from '../drafts/database.ts'
import { savePage } from '../drafts/draft-storage.ts'
import { screens, screenWidths } from '../page-frame/screens.ts'
import { sessionState } from '../session/session.ts'
import { change, undo } from './editor/change.ts'
import { useEditor } from './editor/editor-store.ts'
import { newPageId, openPage } from './editor/open-page.ts'
import { chooseScreen } from './view/canvas-mode.ts'

/** What `bench/canvas` wants to be opened, and its sections to be inserted; kept among the pages of the user. */
let told: { draft: Draft; key: PageKey } | undefined

/** What `bench/builder` and `bench/canvas` drive. Only a build in mode `bench` holds this file. */
const bench = {
  canvasDoc: () => document,
  liveDoc: () => document.querySelector<HTMLIFrameElement>('#canvas iframe')?.contentDocument,
  count: () => componentsNow().length,
  model: () => componentsNow().map(({ instanceId }) => instanceId),
  insert(i: number) {
    if (told) return insertFilled(told.draft, i)
    const codes = placedCodes()
    change('add', { code: codes[i % codes.length] ?? '' })
  },
  move: (from: number, to: number) => {
    change('move', { instanceId: componentsNow()[from]?.instanceId ?? '', to })
  },
  undo: () => void undo(),
  async prepare({ draft }: { draft: Draft }) {
    const state = sessionState()
    if (!('session' in state)) throw new Error('Nobody is signed in.')
    const key = { user: state.session.username, pageId: newPageId() }
    const page = { draft, history: emptyHistory }
    await savePage(key, { page, revision: 0, known: [], at: new Date().toISOString() })
    told = { draft, key }
  },
  /** Like any page that is chosen from the list: read from storage. */
  async open() {
    if (!told) throw new Error('There is no page to open.')
    await openPage(told.key.user, told.key.pageId)
  },
  update(i: number, text: string) {
    const instanceId = componentsNow()[i]?.instanceId ?? ''
    change('edit', { instanceId, place: { field: firstTextField(i) }, text })
  },
  setWidth(width: number) {
    const screen = screens.find((each) => screenWidths[each] === width)
    if (!screen) throw new Error(`No screen is ${width} px wide.`)
    chooseScreen(screen)
  },
}

export function exposeBench() {
  Object.assign(window, { __bench: bench })
}

/** With its texts, as other editors insert theirs. */
function insertFilled(from: Draft, i: number) {
  const { instanceId } = from.layout.components[i] ?? {}
  if (instanceId === undefined) throw new Error(`There is no section at ${i} to insert.`)
  change('copy-sections', {
    apply: (draft, { at, itemId }) =>
      copySections(draft, from, [instanceId], { index: componentsNow().length, at, idStart: itemId }).draft,
  })
}

function firstTextField(i: number): string {
  const { code, instanceId = '' } = componentsNow()[i] ?? {}
  const fields = loadedManifest()?.components.find((each) => each.code === code)?.docx.fields ?? []
  const written = useEditor.getState().draft.content[instanceId]?.fields ?? {}
  const field = fields.find(({ name, type }) => type === 'text' && written[name]?.value)
  if (!field) throw new Error(`The section at ${i} has no text.`)
  return field.name
}

function componentsNow() {
  return useEditor.getState().draft.layout.components
}

function placedCodes(): string[] {
  const manifest = loadedManifest()
  if (!manifest) throw new Error('The library has not been loaded.')
  const codes = manifest.components.map(({ code }) => code)
  return codes.filter((code) => !isHeader(code) && !isFooter(code))
}
