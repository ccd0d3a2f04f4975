import { IconAlertTriangle } from '@tabler/icons-react'
import { directionOf } from '#base/locale.ts'
import { isAiGenerated } from '#catalogue/lookup.ts'
import { placeOf } from '#content/place.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import type { Line } from '#facts/known.ts'
import { partedIn } from '#facts/parted-values.ts'
import { oldKeyOf } from '#facts/put-figures.ts'
import { traceValue, type ValueTrace } from '#facts/trace-value.ts'
import {
  describeEarlier,
  describeNowhere,
  describeParted,
  nameOfLine,
  notesOnLine,
  texts,
} from '#texts/facts.ts'
import { factsOfDraft } from '#writing/brief/facts-of-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditor } from '../../editor/editor-store.ts'
import { rowId } from '../../reviewing/rows.ts'
import { knownOfPage } from '../../tracing/known-of-page.ts'
import { SourceIcon } from '../../tracing/trace-card.tsx'
import { countPutting, putFigureIn } from '../../value/put-figure.ts'
import { isWriting, regenerate, useRegenerations } from '../../value/regenerations.ts'
import { leadInto } from '../../view/side-tab.ts'
import type { Selected } from '../selected/selected.ts'
import styles from './figure-sources.module.css'

type Props = { selected: Selected }

/** Each figure and name of a value, with the line of the brief that says it. */
export function FigureSources({ selected }: Props) {
  return selected.slot ? <Sources selected={selected} slot={selected.slot} /> : null
}

function Sources({ selected, slot }: Props & { slot: Slot }) {
  const draft = useEditor((editor) => editor.draft)
  const known = knownOfPage(draft)
  const { value } = valueAt(selected.instance, slot)
  const traces = known ? traceValue(slot.definition, value, known) : []
  const parted = known ? partedIn(selected, slot, factsOfDraft(draft)) : []
  if (traces.length === 0) return <p className={styles.quiet}>{texts.nothingToTrace}</p>
  return (
    <ul className={styles.list}>
      {traces.map((trace) => (
        <li
          key={`${trace.segment} ${trace.from} ${trace.source}`}
          className={styles.one}
          data-source={trace.source}
        >
          <SourceIcon source={trace.source} />
          <div className={styles.words}>
            <strong lang={selected.locale} dir={directionOf(selected.locale)}>
              {trace.text}
            </strong>
            <Origin trace={trace} selected={selected} slot={slot} />
          </div>
        </li>
      ))}
      {parted.map(({ figure, fact }) => (
        <li key={figure} className={styles.one} data-source="parted">
          <IconAlertTriangle size={16} aria-hidden />
          <p className={styles.words}>{describeParted(figure, fact.text)}</p>
        </li>
      ))}
    </ul>
  )
}

function Origin({ trace, selected, slot }: Props & { trace: ValueTrace; slot: Slot }) {
  switch (trace.source) {
    case 'nowhere':
      return (
        <>
          <p>{describeNowhere(trace.kind, trace.nearest)}</p>
          <SourceLines lines={trace.nearest ?? []} />
        </>
      )
    case 'brief':
      return <SourceLines lines={trace.lines} />
    case 'earlier':
      return (
        <>
          <p>{describeEarlier(trace.kind, trace.changed)}</p>
          <Answers trace={trace} selected={selected} slot={slot} />
        </>
      )
  }
}

function SourceLines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line) => <SourceLine key={nameOfLine(line)} line={line} />)
}

function SourceLine({ line }: { line: Line }) {
  return (
    <p>
      <span className={styles.quiet}>{texts.lineName(nameOfLine(line))}</span> <bdi>{line.text}</bdi>
      {notesOnLine(line).map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </p>
  )
}

/** What can be done about an old figure. */
function Answers({
  trace,
  selected: { component, instanceId },
  slot,
}: Props & { trace: ValueTrace; slot: Slot }) {
  const isBusy = useRegenerations((state) => isWriting(state, rowId(instanceId, slot)))
  const key = oldKeyOf(trace) ?? ''
  const here = { key, at: { instanceId, ...placeOf(slot) } }
  const everywhere = countPutting({ key })
  const put = (meant: Parameters<typeof putFigureIn>[0]) => {
    putFigureIn(meant)
    leadInto('details')
  }
  return (
    <div className={styles.answers}>
      {countPutting(here) > 0 && (
        <Button size="small" variant="default" isDisabled={isBusy} onClick={() => put(here)}>
          {texts.putIn}
        </Button>
      )}
      {everywhere > 1 && (
        <Button size="small" variant="default" isDisabled={isBusy} onClick={() => put({ key })}>
          {texts.putInAll(everywhere)}
        </Button>
      )}
      {isAiGenerated(slot.definition) && (
        <Button
          size="small"
          variant="default"
          isDisabled={isBusy}
          aria-busy={isBusy || undefined}
          onClick={() => void regenerate(component, instanceId, slot)}
        >
          {texts.writeAnew}
        </Button>
      )}
    </div>
  )
}
