import { useDeferredValue, useId, useMemo } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import { isBlank, textOf } from '#content/content.ts'
import { digestOf } from '#content/draft/faces/text-digest.ts'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import type { Written } from '#content/values/values.ts'
import { pageBrand } from '#layout/layout.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import { type Suggestions, suggest } from '#pairs/suggest.ts'
import { memoryWriter, termsWriter } from '#pairs/translate-page.ts'
import { texts } from '#texts/known-texts.ts'
import { useKnown } from '../../languages/known.ts'
import { Button } from '../../ui/button.tsx'
import { FieldText } from '../../ui/field-text.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import { ariaShortcut } from '../../ui/shortcut-label.ts'
import { useEditor } from '../editor/editor-store.ts'
import { reviewShortcuts } from '../reviewing/review-shortcuts.ts'
import styles from './known-texts.module.css'
import { WordDifference } from './word-difference.tsx'

type Props = {
  slot: Slot
  value: FieldValue
  opposite: FieldValue
  /** Of the value. */
  locale: Locale
  otherLocale: Locale
  onTake: (text: Written) => void
}

/** What people have said before of the text opposite: whole, nearly, and its terms. Nothing where nothing is known. */
export function KnownTexts({ slot, value, opposite, locale, otherLocale, onTake }: Props) {
  const brand = useEditor(({ draft }) => pageBrand(draft.layout.components))
  const known = useKnown(brand)
  const said = useDeferredValue(opposite.value)
  const { definition } = slot
  const { whole, near, terms } = useMemo(
    () => suggest({ value: '', opposite: said, definition, locale }, known),
    [said, definition, locale, known],
  )
  const take = (text: Pick<Written, 'value' | 'writer' | 'notes'>) =>
    onTake({ ...text, madeFrom: digestOf(opposite.value) })
  const context = { slot, locale, otherLocale }
  if (isBlank(opposite.value)) return null
  return (
    <>
      {whole && (
        <Whole
          {...context}
          whole={whole}
          isThat={textOf(value.value) === textOf(whole.value)}
          onTake={take}
        />
      )}
      {near.length > 0 && <Near {...context} near={near} opposite={opposite.value} onTake={take} />}
      {terms.length > 0 && <Terms terms={terms} locale={locale} otherLocale={otherLocale} />}
    </>
  )
}

type Taking = { onTake: (text: Pick<Written, 'value' | 'writer' | 'notes'>) => void }
type Context = Pick<Props, 'slot' | 'locale' | 'otherLocale'>
type WholeProps = Context & Taking & { whole: NonNullable<Suggestions['whole']>; isThat: boolean }

function Whole({ whole, isThat, slot, locale, otherLocale, onTake }: WholeProps) {
  const id = useId()
  const pair = 'pair' in whole ? whole.pair : undefined
  const isChanged = whole.made === 'memory with figures'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" className={styles.known} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {texts.heading[whole.made === 'terms' ? 'terms' : 'memory']}
      </p>
      {!isThat && (
        <div lang={locale} dir={directionOf(locale)} className={styles.text}>
          <FieldText type={slot.definition.type} value={whole.value} dir={directionOf(locale)} />
        </div>
      )}
      <p className={styles.quiet}>{isThat && !isChanged ? texts.isThat : texts.made[whole.made]}</p>
      {pair && <Source pair={pair} />}
      {!isThat && (
        <Button
          size="small"
          variant="light"
          data-action="take"
          aria-keyshortcuts={ariaShortcut(reviewShortcuts.take)}
          onClick={() =>
            onTake({
              value: whole.value,
              writer: whole.made === 'terms' ? termsWriter : memoryWriter,
              notes: isChanged && pair ? [{ kind: 'accepted-for', text: pair.texts[otherLocale] }] : [],
            })
          }
        >
          {texts.take} <Kbd shortcut={reviewShortcuts.take} />
        </Button>
      )}
    </div>
  )
}

type NearProps = Context & Taking & { near: Suggestions['near']; opposite: string | string[] }

function Near({ near, slot, locale, otherLocale, opposite, onTake }: NearProps) {
  const { definition } = slot
  return (
    <details className={styles.known}>
      <summary>{texts.nearCount(near.length)}</summary>
      <ol className={styles.list} aria-label={texts.near}>
        {near.map(({ pair, share }, place) => {
          const value = definition.type === 'array' ? pair.texts[locale].split('\n') : pair.texts[locale]
          const notes = [{ kind: 'accepted-for', text: pair.texts[otherLocale] } as const]
          return (
            <li key={pair.texts['en-AE']} className={styles.near}>
              <div lang={locale} dir={directionOf(locale)} className={styles.text}>
                <FieldText type={pair.type} value={value} dir={directionOf(locale)} />
              </div>
              <section aria-label={texts.differs(otherLocale)} className={styles.quiet}>
                <WordDifference
                  field={{ ...definition, type: pair.type }}
                  current={opposite}
                  other={pair.texts[otherLocale]}
                  locale={otherLocale}
                />
              </section>
              <Source pair={pair} share={share} />
              <Button
                size="small"
                variant="default"
                aria-label={texts.takeNear(place + 1)}
                onClick={() => onTake({ value, writer: memoryWriter, notes })}
              >
                {texts.take}
              </Button>
            </li>
          )
        })}
      </ol>
    </details>
  )
}

/** On which page it was accepted, by whom and when, as far as the memory says it. */
function Source({ pair: { page, by, at }, share }: { pair: MemoryPair; share?: number }) {
  const parts = [
    ...(share === undefined ? [] : [texts.alike(Math.round(share * 100))]),
    ...(page ? [texts.onPage(page)] : []),
    ...(by ? [texts.by(by)] : []),
    ...(at ? [relativeTime(at, new Date())] : []),
  ]
  return parts.length > 0 && <p className={styles.quiet}>{texts.source(parts)}</p>
}

type TermsProps = { terms: Suggestions['terms']; locale: Locale; otherLocale: Locale }

function Terms({ terms, locale, otherLocale }: TermsProps) {
  const id = useId()
  const wordings = (all: readonly string[]) => (
    <bdi lang={locale} dir={directionOf(locale)}>
      {texts.says(all)}
    </bdi>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" className={styles.known} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {texts.terms}
      </p>
      <dl className={styles.terms}>
        {terms.map(({ text, says, never }) => (
          <div key={text}>
            <dt lang={otherLocale} dir={directionOf(otherLocale)}>
              {text}
            </dt>
            <dd>
              {says.length > 0 && wordings(says)}
              {never.length > 0 && (
                <span className={styles.never}>
                  {texts.never} {wordings(never)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
