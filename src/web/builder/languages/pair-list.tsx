import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { directionOf, locales } from '#base/locale.ts'
import { shorten } from '#base/shorten.ts'
import { plainText } from '#content/values/rich-text.ts'
import { memoryFormats } from '#pairs/exchange/exchange-files.ts'
import { learnPairs } from '#pairs/memory/learn-pairs.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import { keyOfPair } from '#pairs/shelves.ts'
import { texts as knownTexts } from '#texts/known-texts.ts'
import { texts } from '#texts/languages.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { translationMemory } from '../../languages/collections.ts'
import { Button } from '../../ui/button.tsx'
import { FieldText } from '../../ui/field-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { Entries, focusSearch } from './entries.tsx'
import { ExportMenu } from './export-menu.tsx'
import { importPairs } from './import-files.ts'
import { ImportPart } from './import-part.tsx'
import styles from './languages.module.css'
import { PairForm } from './pair-form.tsx'

const { memory: words } = texts

type Props = { user: string }

/** What was said in both languages, the last first. */
export function PairList({ user }: Props) {
  const entries = translationMemory.useCollection((state) => state.entries)
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  const inOrder = useMemo(() => entries.toSorted(lastFirst), [entries])
  const deed = () => ({ by: user, at: new Date().toISOString() })
  return (
    <>
      <Entries
        words={words}
        entries={inOrder}
        keyOf={keyOfPair}
        wordsIn={({ texts: both, page = '', by = '' }) => [...Object.values(both).map(plainText), page, by]}
        row={(pair, change) => <PairRow pair={pair} onChange={change} />}
        form={(pair, close) => <PairForm pair={pair} deed={deed} onClose={close} />}
        tools={
          <>
            {hasBoth && (
              <Button variant="default" title={words.fromPageHint} onClick={() => takeFromPage(deed())}>
                {words.fromPage}
              </Button>
            )}
            {entries.length > 0 && (
              <ExportMenu
                name={words.exportName}
                formats={words.formats}
                write={(format) => memoryFormats[format](inOrder)}
              />
            )}
          </>
        }
      />
      <ImportPart
        kind="memory"
        accept=".tmx,.xliff,.xlf,.mxliff,.sdlxliff,.mqxliff,.xml"
        onFile={(file) => importPairs(file, deed())}
      />
    </>
  )
}

function lastFirst({ at: one = '' }: MemoryPair, { at: other = '' }: MemoryPair): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}

function PairRow({ pair, onChange }: { pair: MemoryPair; onChange: () => void }) {
  const { type, texts: both, page, by, at, brand } = pair
  const name = nameOf(pair)
  const facts = [
    ...(page ? [knownTexts.onPage(page)] : []),
    ...(by ? [knownTexts.by(by)] : []),
    ...(at ? [relativeTime(at, new Date())] : []),
    ...(brand ? [texts.brands[brand]] : []),
  ]
  return (
    <>
      <div className={styles.both}>
        {locales.map((locale) => (
          <div key={locale} lang={locale} dir={directionOf(locale)}>
            <FieldText type={type} value={both[locale]} dir={directionOf(locale)} />
          </div>
        ))}
        <p className={styles.facts}>{knownTexts.source(facts)}</p>
      </div>
      <IconButton label={words.changeOf(name)} icon={<IconPencil aria-hidden />} onClick={onChange} />
      <IconButton
        label={words.removeOf(name)}
        icon={<IconTrash aria-hidden />}
        onClick={() => remove(pair)}
      />
    </>
  )
}

function nameOf({ texts: both }: MemoryPair): string {
  return shorten(plainText(both['en-AE']), 60)
}

function remove(pair: MemoryPair) {
  translationMemory.drop([pair])
  focusSearch()
  showToast({
    text: words.removed(nameOf(pair)),
    tone: 'neutral',
    action: { label: texts.undo, onSelect: () => void translationMemory.put([pair]) },
  })
}

/** A page that was accepted before there was a memory has taught it nothing. */
function takeFromPage(deed: { by: string; at: string }) {
  const { draft } = useEditor.getState()
  const manifest = loadedManifest()
  if (!manifest) return
  const { accepted } = learnPairs({ ...draft, content: {} }, draft, manifest, deed)
  const known = new Map(
    translationMemory.useCollection.getState().entries.map((pair) => [keyOfPair(pair), pair.texts['ar-AE']]),
  )
  const fresh = accepted.filter((pair) => known.get(keyOfPair(pair)) !== pair.texts['ar-AE'])
  if (fresh.length > 0) translationMemory.put(fresh)
  showToast({ text: words.cameFromPage(fresh.length), tone: fresh.length > 0 ? 'good' : 'neutral' })
}
