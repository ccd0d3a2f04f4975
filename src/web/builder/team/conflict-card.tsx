import { useId, useState } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { OpenConflict } from '#content/draft/merge/conflict.ts'
import type { Choice } from '#content/draft/merge/settle.ts'
import { texts } from '#texts/team.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { describeRefusedValue } from '../value/describe-value-problem.ts'
import { ValueInput } from '../value/value-input.tsx'
import { WordDifference } from '../value/word-difference.tsx'
import styles from './conflict-card.module.css'
import { usePageTeam } from './page-team.ts'
import { useSettle } from './settle.ts'

type Words = string | string[]

type Props = {
  open: OpenConflict
  /** What two people wrote in it. */
  definition: Field
  mine: Words | undefined
  locale: Locale
  /** Where the focus goes once it is decided. */
  onSettled: () => void
}

/** Two texts of one thing: as both knew it, mine, theirs with the words that differ, and the choice between them. */
export function TextConflict({ open, definition, mine = '', locale, onSettled }: Props) {
  const { conflict, by, at } = open
  const [typed, setTyped] = useState<Words>()
  const settle = useSettled(open, onSettled)
  if (!('theirs' in conflict)) return null
  const [before, theirs] =
    conflict.kind === 'value'
      ? [conflict.base?.value ?? '', conflict.theirs.value]
      : [conflict.base ?? '', conflict.theirs ?? '']
  const side = { definition, locale, before }
  return (
    <div className={styles.card}>
      <p className={styles.who}>
        <time dateTime={at} title={exactTime(at)}>
          {texts.decide.wrote(by, relativeTime(at, new Date()))}
        </time>
      </p>
      <dl className={styles.sides}>
        <Side name={texts.decide.before} words={before} {...side} isBase />
        <Side name={texts.decide.mine} words={mine} {...side} />
        <Side name={texts.decide.theirs(by)} words={theirs} {...side} />
      </dl>
      {typed === undefined ? (
        <div className={styles.actions}>
          <Button size="small" variant="default" onClick={() => settle('mine')}>
            {texts.decide.keepMine}
          </Button>
          <Button size="small" variant="default" onClick={() => settle('theirs')}>
            {texts.decide.takeTheirs(by)}
          </Button>
          {conflict.kind === 'value' && (
            <Button size="small" variant="subtle" onClick={() => setTyped(mine)}>
              {texts.decide.anew}
            </Button>
          )}
        </div>
      ) : (
        <Anew
          definition={definition}
          locale={locale}
          typed={typed}
          onType={setTyped}
          onSave={() => settle({ text: typed })}
          onCancel={() => setTyped(undefined)}
        />
      )}
    </div>
  )
}

type SideProps = {
  name: string
  words: Words
  before: Words
  definition: Field
  locale: Locale
  isBase?: true
}

function Side({ name, words, before, definition, locale, isBase }: SideProps) {
  return (
    <div className={styles.side}>
      <dt>{name}</dt>
      <dd>
        {isBlank(words) && (isBase || isBlank(before)) ? (
          <p className={styles.nothing}>{texts.decide.empty}</p>
        ) : (
          <WordDifference
            field={definition}
            current={isBase ? words : before}
            other={words}
            locale={locale}
          />
        )}
      </dd>
    </div>
  )
}

type AnewProps = {
  definition: Field
  locale: Locale
  typed: Words
  onType: (typed: Words) => void
  onSave: () => void
  onCancel: () => void
}

function Anew({ definition, locale, typed, onType, onSave, onCancel }: AnewProps) {
  const id = useId()
  const refusal = describeRefusedValue({ field: definition.name, definition }, typed)
  return (
    <div className={styles.anew}>
      <ValueInput
        id={id}
        definition={definition}
        label={texts.decide.newText}
        value={typed}
        lang={locale}
        dir={definition.type === 'url' ? 'ltr' : directionOf(locale)}
        isInvalid={refusal !== undefined}
        describedBy={`${id}-error`}
        onChange={onType}
      />
      <p id={`${id}-error`} role="status" className={styles.refusal}>
        {refusal}
      </p>
      <div className={styles.actions}>
        <Button size="small" isDisabled={refusal !== undefined} onClick={onSave}>
          {texts.decide.saveAnew}
        </Button>
        <Button size="small" variant="default" onClick={onCancel}>
          {texts.decide.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Deleted by one, changed by the other: it stands until somebody decides. */
export function RemovalConflict({ open, onSettled }: Pick<Props, 'open' | 'onSettled'>) {
  const { conflict, by, at } = open
  const settle = useSettled(open, onSettled)
  if (!('removedBy' in conflict)) return null
  const isMine = conflict.removedBy === 'me'
  return (
    <div className={styles.card}>
      <p>{isMine ? texts.decide.removedByMe(by) : texts.decide.removedByThem(by)}</p>
      <p className={styles.who}>
        <time dateTime={at} title={exactTime(at)}>
          {relativeTime(at, new Date())}
        </time>
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="default" onClick={() => settle(isMine ? 'theirs' : 'mine')}>
          {texts.decide.keep}
        </Button>
        <Button size="small" variant="default" onClick={() => settle(isMine ? 'mine' : 'theirs')}>
          {texts.decide.remove}
        </Button>
      </div>
    </div>
  )
}

function useSettled({ conflict }: OpenConflict, onSettled: () => void) {
  const settle = useSettle()
  return (choice: Choice | { text: Words }) => {
    void settle(conflict, choice)
    announce(texts.decide.settled(usePageTeam.getState().conflicts.length))
    onSettled()
  }
}
