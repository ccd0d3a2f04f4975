import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { LineSource } from '#content/writing/brief.ts'
import type { Bound, Period, Unit } from '#figures/figure.ts'
import { describeDay } from '#texts/describe-day.ts'
import { boundNames, describeSubject, methods, nameUnits, periods, taxes, texts } from '#texts/facts.ts'
import { type MeantFact, type MeantFigure, meantBy } from '#writing/brief/mending/meant-fact.ts'
import { type MendProblem, mendMessage } from '#writing/brief/mending/mend-message.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './mend-form.module.css'
import type { UnderstoodRow } from './understood.ts'
import { Warning } from './warning.tsx'

const { mending, mendProblems } = texts

type Props = {
  row: UnderstoodRow
  source: LineSource | undefined
  onMend: (line: string, source: string) => void
  onReword: () => void
  onCancel: () => void
}

/** What a person means by a line, part by part, and the words that it will have. */
export function MendForm({ row, source, onMend, onReword, onCancel }: Props) {
  const id = useId()
  const element = useRef<HTMLFieldSetElement>(null)
  const [meant, setMeant] = useState(() => meantBy(row))
  const [named, setNamed] = useState(source?.taken?.of ?? '')
  const [isTried, setTried] = useState(false)
  const mended = useMemo(() => mendMessage(row, meant), [row, meant])
  const problem = mended.ok ? undefined : mended.refusal

  function save() {
    if (mended.ok) return onMend(mended.value, named.trim())
    setTried(true)
    const wrong =
      problem && 'figure' in problem ? `[data-figure="${problem.fact}-${problem.figure}"] input` : 'input'
    element.current?.querySelector<HTMLElement>(wrong)?.focus()
  }

  /** The whole brief has a form of its own, which Enter would send, and a dialog, which Escape would close. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isSaved = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!isSaved && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isSaved) save()
    else onCancel()
  }

  function change(at: number, next: Partial<MeantFact>) {
    setMeant(meant.map((fact, place) => (place === at ? { ...fact, ...next } : fact)))
  }

  return (
    <fieldset ref={element} className={styles.form} aria-describedby={`${id}-line`} onKeyDown={onKeyDown}>
      <legend className={styles.title}>{mending.title(row.place + 1)}</legend>
      {meant.map((fact, at) => (
        <FactFields
          // biome-ignore lint/suspicious/noArrayIndexKey: statements have no identity but their place
          key={at}
          {...{ fact, at }}
          isOnly={meant.length === 1}
          problem={isTried && problem && 'fact' in problem && problem.fact === at ? problem : undefined}
          onChange={(next) => change(at, next)}
        />
      ))}
      <TextField
        size="small"
        label={mending.source}
        hint={hintOfSource(source)}
        dir="auto"
        autoComplete="off"
        value={named}
        onChange={(event) => setNamed(event.currentTarget.value)}
      />
      <div id={`${id}-line`} aria-live="polite">
        {mended.ok && (
          <p className={styles.line}>
            {mending.willSay} <bdi>{mended.value}</bdi>
          </p>
        )}
        {problem?.problem === 'read-otherwise' && (
          <Warning>
            {mendProblems['read-otherwise']} <bdi>{problem.line}</bdi>
          </Warning>
        )}
      </div>
      <div className={styles.acts}>
        <Button size="small" variant="light" onClick={save}>
          {mending.keep}
        </Button>
        <Button size="small" variant="default" onClick={onCancel}>
          {mending.cancel}
        </Button>
        <Button size="small" variant="subtle" onClick={onReword}>
          {mending.reword}
        </Button>
      </div>
    </fieldset>
  )
}

function hintOfSource(source: LineSource | undefined): string {
  const from = source?.taken?.from
  if (from === undefined || from === 'named') return mending.sourceHint
  return `${mending.sourceOf[from]} ${mending.sourceHint}`
}

type FactProps = {
  fact: MeantFact
  at: number
  isOnly: boolean
  problem: MendProblem | undefined
  onChange: (next: Partial<MeantFact>) => void
}

function FactFields({ fact, at, isOnly, problem, onChange }: FactProps) {
  const { figures, product, condition, validFrom, validTo, text } = fact
  const errorOf = (place: number) =>
    problem && 'figure' in problem && problem.figure === place ? problem.problem : undefined

  function changeFigure(place: number, next: Partial<MeantFigure>) {
    onChange({ figures: figures.map((each, index) => (index === place ? { ...each, ...next } : each)) })
  }

  return (
    <div className={styles.fact}>
      {!isOnly && (
        <p className={styles.quiet} dir="auto">
          {mending.statement(text)}
        </p>
      )}
      {figures.map((figure, place) => (
        <FigureFields
          key={figure.from}
          figure={figure}
          name={`${at}-${place}`}
          hasFocus={at === 0 && place === 0}
          problem={errorOf(place)}
          onChange={(next) => changeFigure(place, next)}
        />
      ))}
      <TextField
        size="small"
        label={texts.condition}
        hint={mending.conditionHint}
        dir="auto"
        autoComplete="off"
        value={condition}
        onChange={(event) => onChange({ condition: event.currentTarget.value })}
      />
      <div className={styles.parts}>
        <DayField
          label={mending.validFrom}
          day={validFrom}
          onChange={(day) => onChange({ validFrom: day })}
        />
        <DayField
          label={mending.validTo}
          day={validTo}
          error={problem?.problem === 'period-backwards' ? mendProblems['period-backwards'] : undefined}
          onChange={(day) => onChange({ validTo: day })}
        />
        <TextField
          size="small"
          label={mending.product}
          hint={mending.productHint}
          dir="auto"
          autoComplete="off"
          value={product}
          onChange={(event) => onChange({ product: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}

type DayProps = { label: string; day: string; error?: string | undefined; onChange: (day: string) => void }

/** A day without a year stands in no field of the browser: it stays until another is chosen. */
function DayField({ label, day, error, onChange }: DayProps) {
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(day)
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      hint={day !== '' && !isWhole ? mending.dayAsRead(describeDay(day)) : undefined}
      error={error}
      value={isWhole ? day : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type FigureProps = {
  figure: MeantFigure
  name: string
  hasFocus: boolean
  problem: 'no-figure' | 'no-words' | undefined
  onChange: (next: Partial<MeantFigure>) => void
}

/** A basis that its unit has no use for is not asked for, and goes with the unit. */
function FigureFields({ figure, name, hasFocus, problem, onChange }: FigureProps) {
  const { value, unit, bound, per, method, vat } = figure
  const isMoney = /^[A-Z]{3}$/.test(unit)
  return (
    <fieldset className={styles.figure} data-figure={name}>
      <legend className={styles.quiet}>{describeSubject(figure)}</legend>
      <div className={styles.parts}>
        <SelectField
          size="small"
          label={mending.bound}
          options={Object.entries(boundNames).map(([key, label]) => ({ value: key, label }))}
          value={bound}
          onChange={(event) => onChange({ bound: event.currentTarget.value as Bound })}
        />
        <TextField
          size="small"
          label={mending.figure}
          error={problem && mendProblems[problem]}
          autoFocus={hasFocus}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
        />
        <SelectField
          size="small"
          label={mending.unit}
          options={[{ value: '', label: mending.noUnit }, ...nameUnits(unit)]}
          value={unit}
          onChange={(event) => onChange(withUnit(event.currentTarget.value as Unit | ''))}
        />
        <SelectField
          size="small"
          label={mending.per}
          options={[{ value: '', label: mending.noPer }, ...optionsOf(periods)]}
          value={per}
          onChange={(event) => onChange({ per: event.currentTarget.value as Period | '' })}
        />
        {unit === '%' && (
          <SelectField
            size="small"
            label={mending.method}
            options={[{ value: '', label: mending.noMethod }, ...optionsOf(methods)]}
            value={method}
            onChange={(event) => onChange({ method: event.currentTarget.value as MeantFigure['method'] })}
          />
        )}
        {isMoney && (
          <SelectField
            size="small"
            label={mending.vat}
            options={[{ value: '', label: mending.noVat }, ...optionsOf(taxes)]}
            value={vat}
            onChange={(event) => onChange({ vat: event.currentTarget.value as MeantFigure['vat'] })}
          />
        )}
      </div>
    </fieldset>
  )
}

function withUnit(unit: Unit | ''): Partial<MeantFigure> {
  return { unit, ...(unit !== '%' && { method: '' }), ...(!/^[A-Z]{3}$/.test(unit) && { vat: '' }) }
}

function optionsOf(names: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
