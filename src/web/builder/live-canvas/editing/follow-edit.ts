import { textOf } from '#content/content.ts'
import { placeOf } from '#content/place.ts'
import { valueAt } from '#content/slots.ts'
import { texts } from '#texts/edit-in-place.ts'
import { announceError } from '../../../ui/announce.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { type Editing, hasTyped, isSameText, useEditing } from '../../reviewing/editing-store.ts'
import { keepTyping } from '../../value/kept-typing.ts'
import { wordsOf } from './address-beside.ts'
import { useOpenValue } from './open-value.ts'
import { findWritable, openPlace } from './place-now.ts'

type Follower = {
  /** Another text stands there now. */
  show: (text: string) => void
  /** It cannot be edited any more. */
  stop: () => void
}

/** While a value is edited in this frame: the page may change, or be loaded anew. */
export function followEdit(frame: HTMLIFrameElement, { show, stop }: Follower): () => void {
  const isOpen = () => useOpenValue.getState().open?.frame === frame
  let keeping: ReturnType<typeof setTimeout> | undefined

  function keepNow() {
    clearTimeout(keeping)
    keeping = undefined
    const { pageId, draft } = useEditor.getState()
    keepTyping({ pageId, locale: draft.layout.locale }, useEditing.getState().editing, 'page')
  }

  /** What changed meanwhile is shown, unless something else is typed. */
  function follow() {
    const { editing } = useEditing.getState()
    if (!isOpen() || !editing) return
    const place = openPlace()
    const found = place && findWritable(place)
    if (!found) {
      stop()
      return announceError(texts.said.gone(editing.label))
    }
    const { value } = valueAt(found.instance, found.slot)
    const isOther = !hasTyped(editing) && !isSameText(value, editing.before)
    const words = wordsOf(found)
    const isSameWords = words?.before === editing.words?.before
    if (!isOther && place.item === editing.place.item && (isSameWords || hasTyped(editing))) return
    const now = isOther ? { before: value, typed: value } : {}
    const beside = words && (hasTyped(editing) ? { ...words, ...typedOf(editing) } : words)
    useEditing.setState({
      editing: { ...editing, place: placeOf(place), ...now, ...(beside && { words: beside }) },
    })
    if (isOther) show(textOf(value))
  }

  const stops = [
    useEditor.subscribe(({ draft }, before) => {
      if (draft !== before.draft) follow()
    }),
    useEditing.subscribe(({ editing }) => {
      if (!isOpen()) return
      if (editing) keeping ??= setTimeout(keepNow, keyRest)
      else keepNow()
    }),
  ]
  const keepWhatWaits = () => {
    if (keeping !== undefined) keepNow()
  }
  window.addEventListener('pagehide', keepWhatWaits)
  window.addEventListener('beforeunload', askBeforeLeaving)
  return () => {
    keepWhatWaits()
    for (const each of stops) each()
    window.removeEventListener('pagehide', keepWhatWaits)
    window.removeEventListener('beforeunload', askBeforeLeaving)
  }
}

function typedOf({ words }: Editing) {
  return words ? { before: words.before, typed: words.typed } : {}
}

/** In milliseconds: a key does not wait until what is typed is kept. */
const keyRest = 150

function askBeforeLeaving(event: BeforeUnloadEvent) {
  const { editing } = useEditing.getState()
  if (useOpenValue.getState().open && editing && hasTyped(editing)) event.preventDefault()
}
