import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { briefLimits } from '#content/writing/writing.ts'
import { findProduct } from '#notices/products.ts'
import type { KeptFact } from '#team/kept-facts.ts'
import { limits } from '#team/limits.ts'
import { texts as briefTexts } from '#texts/brief.ts'
import { describeDay } from '#texts/describe-day.ts'
import { texts } from '#texts/kept-facts.ts'
import { announce, announceError } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import type { BriefForm } from './brief-form.ts'
import { type ComparedFact, compareKept } from './kept-differences.ts'
import styles from './kept-facts.module.css'
import { useSignature, withSource } from './line-sources.ts'
import { addEntries } from './text-list.ts'
import { useKeptFacts } from './use-kept-facts.ts'
import { Warning } from './warning.tsx'

type Props = { form: BriefForm; onChange: (next: Partial<BriefForm>) => void }

/** What the team keeps of the page's product: offered to this page, mended or removed for all to come. */
export function KeptFacts({ form, onChange }: Props) {
  const id = useId()
  const draft = useEditor((editor) => editor.draft)
  const sign = useSignature()
  const { state, load, keep, mend, remove } = useKeptFacts()
  const product = findProduct(draft.product)
  const { keyMessages, leftOut, confirmed, sources } = form
  const kept = state.status === 'here' ? state.kept.facts : noFacts
  const compared = useMemo(() => {
    const messages = keyMessages.map(({ text }, place) => ({ place, text }))
    return compareKept(
      kept,
      messages.filter(({ text }) => !leftOut.includes(text)),
    )
  }, [kept, keyMessages, leftOut])
  const known = new Set(kept.map(({ line }) => line))
  const fresh = confirmed.filter((line) => keyMessages.some(({ text }) => text === line) && !known.has(line))

  const factOf = (line: string): KeptFact => ({
    ...{ line: line.trim(), ...sign() },
    page: displayNameOf(namesOf(draft)).slice(0, limits.nameLength),
  })

  async function keepAll() {
    if (await keep(fresh.map(factOf))) announce(texts.said.kept(fresh.length))
    document.getElementById(`${id}-title`)?.focus()
  }

  function use({ line, page, at }: KeptFact) {
    const filled = keyMessages.filter(({ text }) => text.trim() !== '')
    if (filled.length >= briefLimits.messages) return announceError(texts.said.noRoom)
    flushSync(() =>
      onChange({
        keyMessages: addEntries(filled, [line]).entries,
        sources: withSource(sources, [line], { taken: { from: 'kept', of: page, at } }),
      }),
    )
    announce(texts.said.used)
    document.getElementById(`${id}-title`)?.focus()
  }

  if (!product) return <p className={styles.quiet}>{texts.noProduct}</p>
  return (
    <section className={styles.kept} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} tabIndex={-1}>
        {texts.title(product.name.en)}
      </h4>
      {state.status === 'loading' && <p className={styles.quiet}>{texts.loading}</p>}
      {state.status === 'failed' && (
        <div className={styles.acts}>
          <Warning>{state.failure.reason === 'signed-out' ? texts.signedOut : texts.failed}</Warning>
          <Button variant="default" size="small" onClick={() => void load()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {state.status === 'here' && (
        <p className={styles.quiet}>{compared.length > 0 ? texts.hint : texts.none}</p>
      )}
      {compared.length > 0 && (
        <ul className={styles.rows}>
          {compared.map((each) => (
            <KeptRow
              key={each.fact.line}
              compared={each}
              onUse={() => use(each.fact)}
              onMend={async (line) => {
                if (await mend(each.fact.line, factOf(line))) announce(texts.said.mended)
              }}
              onRemove={async () => {
                if (await remove(each.fact.line)) announce(texts.said.removed)
                document.getElementById(`${id}-title`)?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {state.status === 'here' && fresh.length > 0 && (
        <div>
          <Button variant="default" size="small" onClick={() => void keepAll()}>
            {texts.keep(fresh.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

const noFacts: readonly KeptFact[] = []

type RowProps = {
  compared: ComparedFact
  onUse: () => void
  onMend: (line: string) => Promise<void>
  onRemove: () => Promise<void>
}

function KeptRow({ compared: { fact, isHere, here, newer }, onUse, onMend, onRemove }: RowProps) {
  const [typed, setTyped] = useState<string>()
  const { line, by, at, page } = fact
  const id = useId()
  const close = () => {
    flushSync(() => setTyped(undefined))
    document.getElementById(id)?.focus()
  }

  async function save() {
    const next = typed?.trim() ?? ''
    close()
    if (next !== '' && next !== line) await onMend(next)
  }

  return (
    <li id={id} className={styles.row} tabIndex={-1}>
      {typed === undefined ? (
        <p className={styles.line} dir="auto">
          {line}
        </p>
      ) : (
        <TextField
          label={texts.line}
          dir="auto"
          autoFocus
          value={typed}
          maxLength={1000}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter') void save()
            else close()
          }}
        />
      )}
      <p className={styles.quiet}>{texts.where(by, describeDay(at.slice(0, 10)), page)}</p>
      {newer.map((other) => (
        <Warning key={other.line}>
          {texts.differsFromNewer(describeDay(other.at.slice(0, 10)))} <bdi>{other.line}</bdi>
        </Warning>
      ))}
      {here.map((other) => (
        <Warning key={other.place}>
          {texts.differsHere(briefTexts.keyMessage(other.place + 1))} <bdi>{other.text}</bdi>
        </Warning>
      ))}
      <div className={styles.acts}>
        {typed !== undefined && (
          <>
            <Act act={texts.save} line={line} onClick={() => void save()} />
            <Act act={texts.cancel} line={line} onClick={close} />
          </>
        )}
        {typed === undefined && isHere && <span className={styles.quiet}>{texts.isHere}</span>}
        {typed === undefined && !isHere && <Act act={texts.use} line={line} onClick={onUse} />}
        {typed === undefined && (
          <>
            <Act act={texts.mend} line={line} onClick={() => setTyped(line)} />
            <Act act={texts.remove} line={line} onClick={() => void onRemove()} />
          </>
        )}
      </div>
    </li>
  )
}

function Act({ act, line, onClick }: { act: string; line: string; onClick: () => void }) {
  return (
    <Button variant="subtle" size="small" aria-label={texts.actOn(act, line)} onClick={onClick}>
      {act}
    </Button>
  )
}
