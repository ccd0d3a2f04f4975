import { useDeferredValue, useMemo } from 'react'
import { texts as briefTexts } from '#texts/brief.ts'
import { texts } from '#texts/facts.ts'
import { describePlace } from '#texts/findings.ts'
import { describeReason } from '#texts/notes.ts'
import { useManifest } from '../../../catalogue/catalogue-store.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditor } from '../../editor/editor-store.ts'
import { showDetailsOf } from '../../to-do/go-to.ts'
import { type CoveredLine, coverageOf, type TextPlace } from '../../tracing/coverage.ts'
import { openPanel } from '../../view/panels-store.ts'
import styles from './page-coverage.module.css'

/** Each line of the brief with where the page says it, how often, or why not. */
export function PageCoverage() {
  const manifest = useManifest()
  const draft = useDeferredValue(useEditor((editor) => editor.draft))
  const lines = useMemo(() => (manifest ? coverageOf(draft, manifest) : []), [draft, manifest])
  return (
    <>
      <p className={styles.quiet}>{texts.coverage.hint}</p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.place} line={line} />
        ))}
      </ol>
      <div>
        <Button variant="default" size="small" onClick={() => openPanel('brief')}>
          {texts.coverage.toBrief}
        </Button>
      </div>
    </>
  )
}

function Line({ line }: { line: CoveredLine }) {
  const { text, place, places, state, facts, canTell } = line
  const shown = places.slice(0, mostPlaces)
  const isUntold = facts.length > 0 && !canTell
  return (
    <li
      className={styles.line}
      data-missing={(places.length === 0 && state !== 'refused' && !isUntold) || undefined}
    >
      <p className={styles.head}>
        <span>{briefTexts.keyMessage(place + 1)}</span>
        <span className={styles.count}>
          {state === 'refused' || isUntold ? '' : texts.coverage.count(places.length)}
          {state === 'confirmed' && ` · ${texts.confirmed}`}
        </span>
      </p>
      <p dir="auto" className={styles.words}>
        {text}
      </p>
      {places.length === 0 && <p className={styles.quiet}>{whyNot(line)}</p>}
      {shown.length > 0 && (
        <ul className={styles.places}>
          {shown.map((each) => (
            <li key={keyOf(each)}>
              <Button variant="subtle" size="small" onClick={() => goTo(each)}>
                {describePlace(each, each.section)}
              </Button>
            </li>
          ))}
          {places.length > shown.length && (
            <li className={styles.quiet}>{texts.coverage.more(places.length - shown.length)}</li>
          )}
        </ul>
      )}
    </li>
  )
}

const mostPlaces = 6

function whyNot(line: CoveredLine): string {
  const { state, facts, leftOut } = line
  if (state === 'refused') return texts.coverage.refused
  const [first] = leftOut.flatMap(({ reason }) =>
    typeof reason === 'string' ? [describeReason(reason)] : [],
  )
  if (facts.length === 0) return first === undefined ? texts.coverage.noFact : texts.notTold(first)
  return line.canTell ? texts.coverage.missing : texts.coverage.cannotTell
}

function goTo({ section: _, ...place }: TextPlace) {
  showDetailsOf(place)
}

function keyOf({ instanceId, field, item }: TextPlace): string {
  return [instanceId, field, item].join(' ')
}
