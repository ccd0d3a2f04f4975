import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { directionOf, type Locale, locales } from '#base/locale.ts'
import { termFormats } from '#pairs/exchange/exchange-files.ts'
import type { Term } from '#pairs/terms/term.ts'
import { wordingsOf } from '#pairs/terms/term-index.ts'
import { texts } from '#texts/languages.ts'
import { termBase } from '../../languages/collections.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Entries, focusSearch } from './entries.tsx'
import { ExportMenu } from './export-menu.tsx'
import { importTerms } from './import-files.ts'
import { ImportPart } from './import-part.tsx'
import styles from './languages.module.css'
import { TermForm } from './term-form.tsx'

const { terms: words } = texts

/** What the team calls things, and what it does not call them. */
export function TermList() {
  const entries = termBase.useCollection((state) => state.entries)
  const inOrder = useMemo(
    () => entries.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en')),
    [entries],
  )
  return (
    <>
      <Entries
        words={words}
        entries={inOrder}
        keyOf={({ id }) => id}
        wordsIn={({ wordings, note = '' }) => [...wordings.map(({ text }) => text), note]}
        row={(term, change) => <TermRow term={term} onChange={change} />}
        form={(term, close) => <TermForm term={term} onClose={close} />}
        tools={
          entries.length > 0 && (
            <ExportMenu
              name={words.exportName}
              formats={words.formats}
              write={(format) => termFormats[format](inOrder)}
            />
          )
        }
      />
      <ImportPart kind="terms" accept=".csv,.tsv,.txt,.tbx,.xml" onFile={importTerms} />
    </>
  )
}

function TermRow({ term, onChange }: { term: Term; onChange: () => void }) {
  const name = nameOf(term)
  return (
    <>
      <div className={styles.both}>
        {locales.map((locale) => (
          <Wordings key={locale} term={term} locale={locale} />
        ))}
        <p className={styles.facts}>
          {[words.kinds[term.kind], ...(term.brand ? [texts.brands[term.brand]] : []), term.note ?? '']
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <IconButton label={words.changeOf(name)} icon={<IconPencil aria-hidden />} onClick={onChange} />
      <IconButton
        label={words.removeOf(name)}
        icon={<IconTrash aria-hidden />}
        onClick={() => remove(term)}
      />
    </>
  )
}

function Wordings({ term, locale }: { term: Term; locale: Locale }) {
  const never = term.wordings.filter((each) => each.locale === locale && each.status === 'forbidden')
  return (
    <div lang={locale} dir={directionOf(locale)}>
      <p>{wordingsOf(term, locale).join(locale === 'ar-AE' ? '، ' : ', ')}</p>
      {never.map(({ text }) => (
        <p key={text} className={styles.never}>
          <del>{text}</del>
        </p>
      ))}
    </div>
  )
}

export function nameOf({ wordings, id }: Term): string {
  return wordings.find(({ status }) => status === 'preferred')?.text ?? wordings[0]?.text ?? id
}

function remove(term: Term) {
  termBase.drop([term])
  focusSearch()
  showToast({
    text: words.removed(nameOf(term)),
    tone: 'neutral',
    action: { label: texts.undo, onSelect: () => void termBase.put([term]) },
  })
}
