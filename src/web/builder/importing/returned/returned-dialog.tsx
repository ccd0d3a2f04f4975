import { useMemo, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { type BesideTexts, withSources } from '#content/draft/faces/beside-texts.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { alignReturned } from '#content/draft/returned/align-returned.ts'
import {
  listReturned,
  type ReturnedDifference,
  type Standing,
  standingOf,
} from '#content/draft/returned/returned-changes.ts'
import { takeReturned } from '#content/draft/returned/take-returned.ts'
import { texts } from '#texts/returned.ts'
import { canonicalValue } from '#word/read/canonical-value.ts'
import type { WordMark } from '#word/read/list-marks.ts'
import { useComponentName } from '../../../catalogue/catalogue-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { change } from '../../editor/change.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { codeIn } from '../../editor/page-change.ts'
import { groupBySection } from '../../team/group-differences.ts'
import { OtherComments } from './other-comments.tsx'
import styles from './returned-dialog.module.css'
import { ReturnedRow } from './returned-row.tsx'

/** A change, and what the page says of it today. */
export type ReturnedChange = { difference: ReturnedDifference; standing: Standing }

type Props = {
  filename: string
  read: Draft
  /** What the document carries of its export, if it does. */
  exported: Draft | undefined
  /** What stands beside its values in the other language. */
  beside: BesideTexts | undefined
  marks: readonly WordMark[]
  manifest: Manifest
  /** Of the document, which are not compared. */
  pictureCount: number
  onBack: () => void
  onClose: () => void
}

/** What changed in a document since it was exported, each to be taken into the page or left. */
export function ReturnedDialog({
  filename,
  read,
  exported,
  beside,
  marks,
  manifest,
  pictureCount,
  onBack,
  onClose,
}: Props) {
  const draft = useEditor((state) => state.draft)
  const page = showFace(draft, read.layout.locale)
  // Once: what is taken meanwhile must not get other names.
  const [{ aligned, differences: all, hasExported }] = useState(() => {
    const returned = beside ? withSources(page, read, beside) : read
    const pages = { page, returned, exported, manifest, canonical: canonicalValue }
    const aligned = alignReturned(pages)
    return { aligned, differences: listReturned(aligned), hasExported: exported !== undefined }
  })
  const [left, setLeft] = useState<ReadonlySet<ReturnedDifference>>(new Set())
  const changes = useMemo(
    () => all.map((difference) => ({ difference, standing: standingOf(page, aligned, difference) })),
    [all, page, aligned],
  )
  const open = changes.filter(({ difference, standing }) => standing !== 'done' && !left.has(difference))
  const takable = open.filter(({ standing }) => standing === 'open')
  const list = useRef<HTMLDivElement>(null)
  const doneButton = useRef<HTMLButtonElement>(null)
  const nameOf = useComponentName()

  function take(taken: readonly ReturnedChange[]) {
    const differences = taken.map(({ difference }) => difference)
    const [{ instanceId } = { instanceId: undefined }] = differences.flatMap((each) =>
      'instanceId' in each ? [each] : [],
    )
    const isOne =
      instanceId !== undefined &&
      differences.every((each) => 'instanceId' in each && each.instanceId === instanceId)
    const isThere = isOne && codeIn(draft, instanceId) !== undefined
    change('take-returned', {
      apply: (shown) => takeReturned(shown, aligned, differences),
      ...(isThere && { instanceId }),
      face: page.layout.locale,
    })
    showToast({ text: texts.taken(taken.length), tone: 'good' })
    focusNext()
  }

  function leave({ difference }: ReturnedChange) {
    setLeft(new Set([...left, difference]))
    focusNext()
  }

  /** The row that took the place of the one that is gone; behind the last, the way out. */
  function focusNext() {
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    requestAnimationFrame(() => {
      const now = list.current?.querySelectorAll('li')
      const row = now?.[Math.min(Math.max(at, 0), now.length - 1)]
      ;(row?.querySelector('button') ?? doneButton.current)?.focus()
    })
  }

  const sections = groupBySection(open.map(({ difference }) => difference))
  const byDifference = new Map(open.map((each) => [each.difference as object, each]))

  return (
    <Dialog
      title={texts.title}
      description={<bdi>{filename}</bdi>}
      size="large"
      isOpen
      onClose={onClose}
      outside="stays"
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {texts.back}
          </Button>
          <Button ref={doneButton} variant={takable.length > 0 ? 'default' : 'filled'} onClick={onClose}>
            {texts.done}
          </Button>
          {takable.length > 0 && (
            <Button onClick={() => take(takable)}>{texts.takeAll(takable.length)}</Button>
          )}
        </>
      }
    >
      <div className={styles.body} ref={list}>
        <div className={styles.head}>
          <p role="status">
            {changes.length === 0
              ? texts.nothing
              : texts.count(open.length, changes.filter(({ standing }) => standing === 'done').length)}
          </p>
          <p className={styles.quiet}>{hasExported ? texts.base.exported : texts.base.page}</p>
          {takable.length < open.length && takable.length > 0 && (
            <p className={styles.quiet}>{texts.takeAllHint}</p>
          )}
          {pictureCount > 0 && <p className={styles.quiet}>{texts.pictures(pictureCount)}</p>}
        </div>
        {sections.map(({ instanceId, code, differences }) => {
          const name = code === undefined ? texts.page : nameOf(code)
          const ofSection = differences.flatMap((each) => byDifference.get(each) ?? [])
          const ofSectionOpen = ofSection.filter(({ standing }) => standing === 'open')
          return (
            <section key={`${instanceId} ${code}`} className={styles.part} aria-label={name}>
              <div className={styles.partHead}>
                <h3 className={styles.name}>
                  {name} {instanceId !== undefined && <code className={styles.quiet}>{instanceId}</code>}
                </h3>
                {ofSectionOpen.length > 1 && (
                  <Button
                    size="small"
                    variant="default"
                    aria-label={texts.takeSectionOf(name)}
                    onClick={() => take(ofSectionOpen)}
                  >
                    {texts.takeSection}
                  </Button>
                )}
              </div>
              <ul className={styles.rows}>
                {ofSection.map((each) => (
                  <ReturnedRow
                    key={keyOf(each.difference)}
                    change={each}
                    page={page}
                    aligned={aligned}
                    marks={marks}
                    onTake={() => take([each])}
                    onLeave={() => leave(each)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
        {left.size > 0 && (
          <p className={styles.left}>
            {texts.left(left.size)}{' '}
            <Button size="small" variant="subtle" onClick={() => setLeft(new Set())}>
              {texts.showLeft}
            </Button>
          </p>
        )}
        <OtherComments marks={marks} changes={changes} returned={aligned.returned} />
      </div>
    </Dialog>
  )
}

/** Of each difference its own, for each place can have one of a kind. */
function keyOf({ kind, ...where }: ReturnedDifference): string {
  const { instanceId, itemId, field, element, setting }: Partial<Record<string, unknown>> = where
  return [kind, instanceId, itemId, field, element, setting].join(' ')
}
