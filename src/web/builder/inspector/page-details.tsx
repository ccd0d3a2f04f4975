import { useEffect, useRef } from 'react'
import { hasKeyMessages } from '#content/writing/brief.ts'
import { texts as factTexts } from '#texts/facts.ts'
import { texts } from '#texts/inspector.ts'
import { laterPart } from '../../loading/later-part.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { hasLedIn, useSideTab } from '../view/side-tab.ts'
import styles from './inspector.module.css'
import { PageNotices } from './page/page-notices.tsx'
import { PageProduct } from './page/page-product.tsx'
import { PartOfDetails } from './part-of-details.tsx'

/** What reads figures is fetched once the page has a brief. */
const PageCoverage = lazyPart(laterPart(async () => (await import('./page/page-coverage.tsx')).PageCoverage))

type Props = { hint: string }

/** What belongs to the page as a whole, while nothing is selected. */
export function PageDetails({ hint }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const leadsIn = useSideTab((state) => state.leadsIn)
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
  const hasBrief = useEditor(({ draft }) => hasKeyMessages(draft.brief))
  useEffect(() => {
    if (!leadsIn) return
    heading.current?.focus()
    hasLedIn()
  }, [leadsIn])
  if (isEmpty) return <p className={styles.quiet}>{hint}</p>
  return (
    <div className={styles.scroller}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h3 ref={heading} tabIndex={-1}>
            {texts.page}
          </h3>
          <p className={styles.where}>{hint}</p>
        </div>
      </header>
      <PartOfDetails title={texts.parts.product}>
        <PageProduct />
        <PageNotices />
      </PartOfDetails>
      {hasBrief && (
        <PartOfDetails title={factTexts.coverage.title}>
          <PageCoverage />
        </PartOfDetails>
      )}
    </div>
  )
}
