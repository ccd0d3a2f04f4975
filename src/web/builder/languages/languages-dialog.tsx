import { useEffect, useState } from 'react'
import { texts } from '#texts/languages.ts'
import { loadLanguages, termBase, translationMemory } from '../../languages/collections.ts'
import { currentToken } from '../../session/current-token.ts'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './languages.module.css'
import { PairList } from './pair-list.tsx'
import { TermList } from './term-list.tsx'

/** What the team calls things in both languages, and what it has said in both. */
export function LanguagesDialog({ user, isOpen, onClose }: PanelProps) {
  const [tab, setTab] = useState<keyof typeof texts.tabs>('terms')
  useEffect(() => void loadLanguages(user), [user])
  return (
    <PlainDialog
      title={texts.title}
      description={texts.description}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
    >
      <KeptWhere />
      <Tabs
        look="above"
        label={texts.title}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'terms', label: texts.tabs.terms, content: <TermList /> },
          { value: 'memory', label: texts.tabs.memory, content: <PairList user={user} /> },
        ]}
      />
    </PlainDialog>
  )
}

/** Whether the team has it too. */
function KeptWhere() {
  const terms = termBase.useCollection()
  const memory = translationMemory.useCollection()
  const waiting = terms.waiting + memory.waiting
  const failures = [terms.failure, memory.failure]
  const isFull = failures.some((failure) => failure?.reason === 'refused')
  if (!currentToken()) return <p className={styles.notice}>{texts.hereAlone}</p>
  if (isFull) return <p className={styles.notice}>{texts.refused}</p>
  return waiting > 0 && failures.some(Boolean) && <p className={styles.notice}>{texts.waiting(waiting)}</p>
}
