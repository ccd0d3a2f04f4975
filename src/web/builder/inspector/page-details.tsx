import { useEffect, useRef } from 'react'
import { texts } from '#texts/inspector.ts'
import { useEditor } from '../editor/editor-store.ts'
import { hasLedIn, useSideTab } from '../view/side-tab.ts'
import styles from './inspector.module.css'
import { PageNotices } from './page/page-notices.tsx'
import { PageProduct } from './page/page-product.tsx'
import { PartOfDetails } from './part-of-details.tsx'

type Props = { hint: string }

/** What belongs to the page as a whole, while nothing is selected. */
export function PageDetails({ hint }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const leadsIn = useSideTab((state) => state.leadsIn)
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
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
    </div>
  )
}
