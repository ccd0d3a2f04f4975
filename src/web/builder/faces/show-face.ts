import { type Locale, otherLocale } from '#base/locale.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { hasFace } from '#content/draft/faces/show-face.ts'
import { texts } from '#texts/faces.ts'
import { announce, announceError } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { act, undoLast } from '../editor/act.ts'
import { bringForward, change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { hasTyped, stopEditing, useEditing } from '../reviewing/editing-store.ts'

/** Brings the face in this language to the front. What is just being typed is of the face that it is typed in: it stays. */
export function showFaceNow(locale: Locale): boolean {
  const { draft } = useEditor.getState()
  if (draft.layout.locale === locale) return true
  if (!hasFace(draft, locale)) return false
  const { editing } = useEditing.getState()
  if (editing && hasTyped(editing)) {
    announceError(texts.switch.typing(editing.label))
    return false
  }
  if (editing) stopEditing()
  bringForward(locale)
  return true
}

/** A person's own choice: a page with texts gets the face that it does not have, and never another language for the ones it has. */
export function chooseFace(locale: Locale) {
  const { draft } = useEditor.getState()
  if (hasFace(draft, locale)) {
    if (draft.layout.locale !== locale && showFaceNow(locale)) announce(texts.switch.shown(locale))
  } else if (hasWrittenContent(draft.content)) makeFace(locale)
  else change('set-locale', { locale })
}

/** The page in this language, at once in front. */
export function makeFace(locale: Locale) {
  if (!act('add-face', { locale }) || !showFaceNow(locale)) return
  showToast({
    text: texts.switch.made(locale),
    tone: 'good',
    action: { label: texts.switch.undo, onSelect: undoLast },
  })
}

/** To the other face, from wherever one is. Where there is none it can be made. */
export function turnPage() {
  const { draft } = useEditor.getState()
  const locale = otherLocale(draft.layout.locale)
  if (draft.other) return chooseFace(locale)
  showToast({
    text: texts.switch.none(locale),
    tone: 'neutral',
    action: { label: texts.switch.make(locale), onSelect: () => makeFace(locale) },
  })
}

/** Of the page in front, the language of the other face; nothing on a page of one language. */
export function useOtherLocale(): Locale | undefined {
  return useEditor(({ draft }) => draft.other?.locale)
}
