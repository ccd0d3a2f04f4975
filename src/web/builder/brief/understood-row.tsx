import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { bankDay } from '#base/bank-day.ts'
import type { LineSource } from '#content/writing/brief.ts'
import { daysLeft, type Fact, isOver, partFigures, saysFigures } from '#facts/fact.ts'
import { texts as briefTexts } from '#texts/brief.ts'
import { describeDay } from '#texts/describe-day.ts'
import {
  type Act,
  describeFigure,
  describeMended,
  describeSubject,
  describeUnlike,
  texts,
} from '#texts/facts.ts'
import { describePlace } from '#texts/findings.ts'
import { describeReason } from '#texts/notes.ts'
import { canMend } from '#writing/brief/mending/mend-message.ts'
import { Button } from '../../ui/button.tsx'
import { MessageWords } from '../../ui/message-words.tsx'
import type { MessagePlaces } from '../tracing/coverage.ts'
import { MendForm } from './mend-form.tsx'
import type { UnderstoodRow } from './understood.ts'
import styles from './understood-list.module.css'
import { Warning } from './warning.tsx'

type Props = {
  id: string
  row: UnderstoodRow
  /** Where it stands on the page; nothing where the page has no texts yet. */
  places: MessagePlaces | undefined
  source: LineSource | undefined
  /** The words that it was mended in; it may say something else since. */
  mendedWords: string | undefined
  /** In these words, as it is laid down there. */
  onMend: (line: string, source: string) => void
  onPutBack: () => void
  onMendAgain: (line: string) => void
  /** Nothing was mended. */
  onStay: () => void
  onConfirm: () => void
  onRefuse: () => void
  onTakeBack: () => void
}

/** One key message: what was read of it, what speaks against it, where it stands, and what can be decided. */
export function UnderstoodRowView({ id, row, places, source, mendedWords, ...acts }: Props) {
  /** The text that is being mended: another one is understood otherwise. */
  const [mending, setMending] = useState<string>()
  const { text, facts, leftOut, unread, against, decision } = row
  const name = briefTexts.keyMessage(row.place + 1)
  const told = facts.filter(saysFigures)
  const reasons = leftOut.flatMap(({ reason }) =>
    typeof reason === 'string' && reason !== 'unread-figure' ? [describeReason(reason)] : [],
  )
  return (
    <li id={id} className={styles.row} data-decision={decision} tabIndex={-1} aria-label={name}>
      <div className={styles.top}>
        <span className={styles.name}>{name}</span>
        <Acts
          {...{ row, source }}
          hasFigures={told.length > 0}
          onBegin={() => (canMend(row) ? setMending(text) : focusEntry(row.id))}
          {...acts}
        />
      </div>
      <p className={styles.line} dir="auto">
        {text}
      </p>
      {source?.mended && (
        <p className={styles.quiet}>
          <MessageWords>{describeMended(source.mended)}</MessageWords>
        </p>
      )}
      {mendedWords !== undefined && mendedWords !== text && (
        <>
          <Warning>
            {texts.changedSince} <bdi>{mendedWords}</bdi>
          </Warning>
          <div className={styles.acts}>
            <ActButton act="mendAgain" place={row.place + 1} onClick={() => acts.onMendAgain(mendedWords)} />
          </div>
        </>
      )}
      {mending === text && (
        <MendForm
          {...{ row, source }}
          onMend={(line, named) => {
            setMending(undefined)
            acts.onMend(line, named)
          }}
          onReword={() => {
            setMending(undefined)
            focusEntry(row.id)
          }}
          onCancel={() => {
            setMending(undefined)
            acts.onStay()
          }}
        />
      )}
      {decision === 'refused' ? (
        <p className={styles.quiet}>{texts.refused}</p>
      ) : (
        <>
          {told.map((fact) => (
            <FactView key={fact.text} fact={fact} />
          ))}
          {told.length === 0 && unread.length === 0 && reasons.length === 0 && (
            <p className={styles.quiet}>{facts.length === 0 ? texts.belongs : texts.noFigure}</p>
          )}
          {[...new Set(reasons)].map((reason) => (
            <p key={reason} className={styles.quiet}>
              {texts.notTold(reason)}
            </p>
          ))}
          {unread.length > 0 && <Warning>{texts.unread(unread)}</Warning>}
          {against.map((other) => (
            <Warning key={other.place}>
              {texts.contradicts(briefTexts.keyMessage(other.place + 1))} <bdi>{other.text}</bdi>
            </Warning>
          ))}
          {places && facts.length > 0 && <p className={styles.quiet}>{describePlaces(places)}</p>}
        </>
      )}
    </li>
  )
}

/** In days: whoever plans a page wants to know of an end that is so near. */
const soon = 30

function FactView({ fact }: { fact: Fact }) {
  const { none, validFrom, validTo } = fact
  const { own, ofConditions } = partFigures(fact)
  const days = [validFrom && texts.from(describeDay(validFrom)), validTo && texts.until(describeDay(validTo))]
  const today = bankDay(new Date())
  const left = daysLeft(fact, today)
  return (
    <>
      <dl className={styles.fact}>
        {own.map((each) => (
          <div key={each.figure.from}>
            <dt>{describeSubject(each)}</dt>
            <dd className={styles.figure}>{describeFigure(each.figure)}</dd>
          </div>
        ))}
        {none.map((each) => (
          <div key={describeSubject(each)}>
            <dt>{describeSubject(each)}</dt>
            <dd className={styles.figure}>{texts.none}</dd>
          </div>
        ))}
        {(validFrom || validTo) && (
          <div>
            <dt>{texts.offer}</dt>
            <dd className={styles.figure}>{days.filter(Boolean).join(', ')}</dd>
          </div>
        )}
        {ofConditions.map(({ words, figures }) => (
          <div key={words}>
            <dt>{texts.condition}</dt>
            <dd dir="auto">
              {texts.conditionAsRead(
                words,
                figures.flatMap(({ figure }) => describeUnlike(figure, words)),
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isOver(fact, today) && <Warning>{texts.isOver}</Warning>}
      {left !== undefined && left <= soon && <Warning>{texts.endsSoon(left)}</Warning>}
    </>
  )
}

type ActsProps = Pick<Props, 'row' | 'source' | 'onConfirm' | 'onRefuse' | 'onTakeBack' | 'onPutBack'> & {
  hasFigures: boolean
  onBegin: () => void
}

function Acts({ row, source, hasFigures, onBegin, ...on }: ActsProps) {
  const { onConfirm, onRefuse, onTakeBack, onPutBack } = on
  const { decision, unread } = row
  const place = row.place + 1
  return (
    <div className={styles.acts}>
      {decision === 'confirmed' && (
        <span className={styles.confirmed}>
          <IconCircleCheck size={16} aria-hidden />
          {texts.confirmed}
        </span>
      )}
      {decision === undefined && hasFigures && unread.length === 0 && (
        <ActButton act="confirm" place={place} onClick={onConfirm} />
      )}
      {decision === 'confirmed' && <ActButton act="doubt" place={place} onClick={onTakeBack} />}
      {decision === 'refused' && <ActButton act="useAgain" place={place} onClick={onTakeBack} />}
      <ActButton act="mend" place={place} onClick={onBegin} />
      {source?.mended && <ActButton act="putBack" place={place} onClick={onPutBack} />}
      {decision !== 'refused' && <ActButton act="refuse" place={place} onClick={onRefuse} />}
    </div>
  )
}

function ActButton({ act, place, onClick }: { act: Act; place: number; onClick: () => void }) {
  return (
    <Button variant="subtle" size="small" aria-label={texts.actOn(act, place)} onClick={onClick}>
      {texts.acts[act]}
    </Button>
  )
}

function focusEntry(id: number) {
  document.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus()
}

function describePlaces({ places, canTell }: MessagePlaces): string {
  if (places.length === 0) return canTell ? texts.notOnPage : texts.coverage.cannotTell
  const shown = places.slice(0, mostPlaces).map(({ section, ...place }) => describePlace(place, section))
  return texts.onPage(shown, places.length)
}

const mostPlaces = 3
