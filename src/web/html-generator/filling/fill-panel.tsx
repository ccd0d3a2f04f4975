import { useMemo } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseResult } from '#content/parse-result.ts'
import type { PagePlace } from '#content/place.ts'
import { type FillBrief, findTitle, planFill } from '#content/writing/fill-plan.ts'
import { findFilledValues } from '#content/writing/filled-values.ts'
import { sizeOfAll } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/html-generator.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { FillForm } from './fill-form.tsx'
import { FillOutcome } from './fill-outcome.tsx'
import styles from './fill-panel.module.css'
import { FillPause } from './fill-pause.tsx'
import { FillProgress } from './fill-progress.tsx'
import type { Fillable, Removed } from './filling.ts'
import { useLanding } from './use-landing.ts'

export type FillActions = {
  open: () => void
  close: () => void
  start: (brief: FillBrief) => void
  stop: () => void
  resume: () => void
  remove: () => void
  restore: () => void
  /** What a person typed at that place. */
  type: (place: PagePlace, text: string) => void
}

type Props = { opened: Fillable & { result: ParseResult }; actions: FillActions }

/** The way to have the document's empty fields written. Nothing at all where none may be. */
export function FillPanel(props: Props) {
  const manifest = useManifest()
  return manifest && <LoadedPanel {...props} manifest={manifest} />
}

function LoadedPanel({ opened, actions, manifest }: Props & { manifest: Manifest }) {
  const { result, filling, filled, removed, brief } = opened
  const count = useMemo(() => sizeOfAll(planFill(result, manifest)), [result, manifest])
  const values = useMemo(() => (filled ? findFilledValues(filled.original, result) : []), [filled, result])
  const landing = useLanding(filling.status === 'idle' ? filled : filling.status)
  if (count === 0 && !filled) return null

  return (
    <section className={styles.panel} aria-label={texts.fill.panel}>
      {filling.status === 'idle' && filled && (
        <FillOutcome ref={landing} values={values} left={filled.left} onRemove={actions.remove} />
      )}
      {filling.status === 'idle' && count > 0 && (
        <Button ref={filled ? undefined : landing} variant="light" onClick={actions.open}>
          {texts.fill.button(count)}
        </Button>
      )}
      {filling.status === 'idle' && removed && (
        <div className={styles.line}>
          <p className={styles.quiet}>{texts.fill.removedCount(countFilled(removed))}</p>
          <Button variant="subtle" size="small" onClick={actions.restore}>
            {texts.fill.restore}
          </Button>
        </div>
      )}
      {filling.status === 'asking' && (
        <FillForm
          ref={landing}
          count={count}
          brief={brief ?? { topic: findTitle(result, manifest) ?? '', audience: '' }}
          onStart={actions.start}
          onCancel={actions.close}
        />
      )}
      {filling.status === 'writing' && (
        <FillProgress
          ref={landing}
          run={filling.run}
          waitSeconds={filling.waitSeconds}
          onCancel={actions.stop}
        />
      )}
      {filling.status === 'paused' && (
        <FillPause
          ref={landing}
          run={filling.run}
          pause={filling.pause}
          onResume={actions.resume}
          onStop={actions.stop}
        />
      )}
    </section>
  )
}

function countFilled({ result, filled }: Removed): number {
  return findFilledValues(filled.original, result).length
}
