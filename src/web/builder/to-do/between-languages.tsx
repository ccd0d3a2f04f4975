import { IconArrowsExchange } from '@tabler/icons-react'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#base/locale.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { findSteps, type Step } from '#content/draft/faces/out-of-step.ts'
import { localesOf, showFace } from '#content/draft/faces/show-face.ts'
import { placeOf } from '#content/place.ts'
import { texts } from '#texts/opposite-texts.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { closePanel } from '../view/panels-store.ts'
import styles from './between-languages.module.css'
import type { ToDo, ToDoId } from './to-do.ts'
import { ToDoRow } from './to-do-row.tsx'
import { useDescribePlace } from './use-describe-place.ts'
import { useToDo } from './use-to-do.ts'

type Line = { id: ToDoId; toDo: ToDo; place: string }

/**
 * What the two languages of a page do not say alike, and what one of them does not say yet. The page may go out so: who
 * exports it knows of it.
 */
export function BetweenLanguages({ onLeave }: { onLeave?: () => void }) {
  const manifest = useManifest()
  const draft = useEditor((editor) => editor.draft)
  const differ = useToDo()?.find(({ id }) => id === 'differ')?.entries ?? []
  const describePlace = useDescribePlace()
  const steps = useMemo(() => (manifest ? listSteps(draft, manifest) : []), [draft, manifest])
  const lines = [
    ...steps,
    ...differ.map((toDo): Line => ({ id: 'differ', toDo, place: describePlace(toDo) })),
  ]
  const unlinked = findUnlinked(draft)
  const count = lines.length + (unlinked ? 1 : 0)
  if (!draft.other || count === 0) return null

  function leave() {
    onLeave?.()
    // The dialog gives the focus back first; then it goes where it belongs.
    flushSync(closePanel)
  }

  return (
    <details className={styles.between}>
      <summary>
        <IconArrowsExchange size={16} aria-hidden /> {texts.between.heading(count)}
      </summary>
      <p className={styles.hint}>{texts.between.hint}</p>
      {unlinked && <p className={styles.unlinked}>{texts.between.unlinked(unlinked)}</p>}
      <ul>
        {lines.map(({ id, toDo, place }) => (
          <li key={[place, toDo.place?.item, toDo.text].join()}>
            <ToDoRow id={id} toDo={toDo} place={place} isCurrent={false} onGo={leave} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const kinds: Readonly<Record<Step, ToDoId>> = { 'to-translate': 'toTranslate', 'out-of-step': 'outOfStep' }

/** One line for each language and kind, which leads to the first of its texts. */
function listSteps(draft: Draft, manifest: Manifest): Line[] {
  if (!draft.other) return []
  return localesOf(draft).flatMap((locale) => {
    const all = findSteps(showFace(draft, locale), manifest)
    return (['to-translate', 'out-of-step'] as const).flatMap((kind): Line[] => {
      const steps = all.filter(({ step }) => step === kind)
      const [first] = steps
      if (!first) return []
      const place = { instanceId: first.instanceId, ...placeOf(first.slot) }
      const text = texts.between[kind](steps.length, locale)
      return [{ id: kinds[kind], toDo: { place, face: locale, text }, place: '' }]
    })
  })
}

/** The language without an address where the other one has one: neither page can lead to the other. */
function findUnlinked({ layout, publicUrl, other }: Draft): Locale | undefined {
  if (!other || !publicUrl === !other.publicUrl) return undefined
  return publicUrl ? other.locale : layout.locale
}
