import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { Component } from '#catalogue/manifest.ts'
import { texts } from '#texts/library.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { laterPart } from '../../loading/later-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useSaying } from '../../ui/use-saying.ts'
import { act } from '../editor/act.ts'
import { openLibrary, setLibraryFold, useLibraryFold } from '../view/library-fold.ts'
import { CardList } from './card-list.tsx'
import { LibraryFailed } from './library-failed.tsx'
import styles from './library-panel.module.css'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { NoneFound } from './none-found.tsx'
import { SearchBox } from './search-box.tsx'
import { searchComponents } from './search-components.ts'

/** Fetched once the panel is there. */
const PanelEdge = lazyPart(laterPart(async () => (await import('./panel-edge.tsx')).PanelEdge))

/** All components that there are, to find one and to add it. */
export function LibraryPanel() {
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const isOpen = useLibraryFold(({ fold }) => fold === 'open')
  const catalogue = useCatalogue()
  const components = catalogue.status === 'loaded' ? catalogue.manifest.components : none
  const found = useMemo(() => searchComponents(components, query), [components, query])
  useSaying(query.trim() === '' || components === none ? undefined : texts.found(found.length))

  const focusSearch = () => search.current?.focus()
  const focusFirstCard = () => list.current?.querySelector('button')?.focus()

  function enter() {
    const [only, ...others] = found
    if (only && others.length === 0) act('add', { code: only.code })
    else focusFirstCard()
  }

  return (
    <section id={id} data-region="library" aria-label={texts.region} className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.line}>
          {isOpen && (
            <h2>
              {texts.heading}{' '}
              {catalogue.status === 'loaded' && (
                <span className={styles.count}>{texts.count(found.length)}</span>
              )}
            </h2>
          )}
          <IconButton
            label={isOpen ? texts.fold : texts.unfold}
            icon={
              isOpen ? (
                <IconLayoutSidebarLeftCollapse aria-hidden />
              ) : (
                <IconLayoutSidebarLeftExpand aria-hidden />
              )
            }
            data-panel-toggle
            aria-expanded={isOpen}
            onClick={isOpen ? () => setLibraryFold('folded') : openLibrary}
          />
        </div>
        {isOpen && (
          <SearchBox ref={search} value={query} onChange={setQuery} onEnter={enter} onDown={focusFirstCard} />
        )}
      </div>
      {isOpen && (
        <>
          <div className={styles.body} aria-busy={catalogue.status === 'loading'}>
            {catalogue.status === 'loading' && <LibrarySkeleton />}
            {catalogue.status === 'failed' && <LibraryFailed onRetry={focusSearch} />}
            {catalogue.status === 'loaded' && found.length > 0 && (
              <CardList ref={list} components={found} onLeave={focusSearch} />
            )}
            {catalogue.status === 'loaded' && found.length === 0 && (
              <NoneFound
                query={query.trim()}
                onClear={() => {
                  setQuery('')
                  focusSearch()
                }}
              />
            )}
          </div>
          <PanelEdge panelId={id} />
        </>
      )}
    </section>
  )
}

const none: readonly Component[] = []
