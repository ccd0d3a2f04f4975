import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { labelOf } from '#catalogue/lookup.ts'
import { foretell } from '#content/draft/search/replace-hits.ts'
import { texts } from '#texts/find.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { useCanvasMode } from '../view/canvas-mode.ts'
import { useFound } from '../view/found.ts'
import { openPanel, usePanels } from '../view/panels-store.ts'
import { describeOutcome } from './describe-outcome.ts'
import styles from './find-bar.module.css'
import { useFind } from './find-store.ts'
import { hitKey } from './hit-key.ts'
import { hitsIn, replaceOne } from './replace.ts'
import { leaveHits, showHit, showNextHit } from './show-hit.ts'

/** While a hit is shown on the live page: which of all it is, and the way to the others. */
export function FindBar() {
  const pageId = useEditor((state) => state.pageId)
  const isHere = useFound(({ found }) => found?.pageId === pageId)
  const isLive = useCanvasMode(({ now }) => now === 'live')
  return isHere && isLive ? <Bar /> : null
}

function Bar() {
  const draft = useEditor((state) => state.draft)
  const manifest = useManifest()
  const { words, spelling, extent, scope, by, shown } = useFind()
  const isInList = usePanels(({ open }) => open === 'find')
  const next = useRef<HTMLButtonElement>(null)
  const hits = useMemo(
    () => hitsIn(draft, manifest, { words, spelling, extent, scope, by }),
    [draft, manifest, words, spelling, extent, scope, by],
  )
  const index = hits.findIndex((each) => hitKey(each) === shown?.key)
  const hit = hits[index]
  const outcome = hit && foretell(draft, hit, by)
  const reason = outcome?.isLeft ? describeOutcome(outcome) : undefined

  // Whoever comes from the list goes on from here.
  useEffect(() => {
    if (!isInList) next.current?.focus()
  }, [isInList])

  function replaceShown() {
    const following = hit && replaceOne(hit)
    if (following) showHit(following)
  }

  return (
    <section className={styles.bar} aria-label={texts.bar.label} onKeyDown={leaveByEscape}>
      <p className={styles.hit}>
        <span className={styles.count}>
          {hit ? texts.bar.hit(index + 1, hits.length) : texts.bar.hits(hits.length)}
        </span>
        {hit && (
          <span className={styles.place}>
            {texts.where(labelOf(hit.slot.field), hit.slot.item, hit.component.displayName)}
          </span>
        )}
      </p>
      <div className={styles.ways}>
        <IconButton
          label={texts.bar.previous}
          icon={<IconChevronUp aria-hidden />}
          isDisabled={hits.length === 0}
          onClick={() => showNextHit(-1)}
        />
        <IconButton
          ref={next}
          label={texts.bar.next}
          icon={<IconChevronDown aria-hidden />}
          isDisabled={hits.length === 0}
          onClick={() => showNextHit(1)}
        />
        <Button
          size="small"
          variant="default"
          aria-label={[texts.bar.replace(by), reason].filter(Boolean).join('. ')}
          title={reason ?? texts.bar.replace(by)}
          isDisabled={!hit || reason !== undefined}
          onClick={replaceShown}
        >
          {by === '' ? texts.bar.takeOut : texts.replace}
        </Button>
        <Button size="small" variant="subtle" onClick={() => openPanel('find')}>
          {texts.bar.all}
        </Button>
      </div>
      <IconButton label={texts.bar.close} icon={<IconX aria-hidden />} onClick={leaveHits} />
    </section>
  )
}

function leaveByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  leaveHits()
}
