import { Fragment, type SyntheticEvent } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { isSample } from '#content/values/origin.ts'
import type { Trace } from '#facts/trace-text.ts'
import { describeTraceInLine } from '#texts/facts.ts'
import { FieldText } from '../../ui/field-text.tsx'
import { hideTraceCard, showTraceCard } from './trace-card-store.ts'
import type { Tracer } from './trace-page.ts'
import styles from './traced-text.module.css'
import { useTracer } from './use-tracer.ts'

type Props = { definition: Field; value: FieldValue; dir: 'ltr' | 'rtl' }

/** A value as it reads, with what can be traced of it marked. Samples are to be written anew and come from nowhere. */
export function TracedText({ definition, value, dir }: Props) {
  const tracer = useTracer()
  const { type } = definition
  if (!tracer || isSample(value)) return <FieldText type={type} value={value.value} dir={dir} />
  return (
    <FieldText
      type={type}
      value={value.value}
      dir={dir}
      show={(whole, from, to) => markedParts(whole, from, to, tracer(definition, whole))}
    />
  )
}

/** What begins in an earlier run of the same text is marked in this one too, and takes the focus there. */
function markedParts(whole: string, from: number, to: number, traces: ReturnType<Tracer>) {
  let at = from
  const parts = traces
    .filter((trace) => trace.from < to && from < trace.to)
    .map((trace) => {
      const [start, end] = [Math.max(trace.from, at), Math.min(trace.to, to)]
      const before = whole.slice(at, start)
      at = end
      return (
        <Fragment key={trace.from}>
          {before}
          <Marked trace={trace} isFirst={trace.from >= from} words={whole.slice(start, end)} />
        </Fragment>
      )
    })
  return (
    <>
      {parts}
      {whole.slice(at, to)}
    </>
  )
}

type MarkedProps = { trace: Trace; isFirst: boolean; words: string }

function Marked({ trace, isFirst, words }: MarkedProps) {
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    showTraceCard({
      trace,
      measure: () => currentTarget.getBoundingClientRect(),
      isRightToLeft: getComputedStyle(currentTarget).direction === 'rtl',
    })
  return (
    <mark
      className={styles.mark}
      data-trace={trace.source}
      tabIndex={isFirst ? 0 : undefined}
      aria-description={describeTraceInLine(trace)}
      onPointerEnter={show}
      onPointerLeave={hideTraceCard}
      onFocus={show}
      onBlur={hideTraceCard}
    >
      {words}
    </mark>
  )
}
