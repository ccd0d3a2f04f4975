import { findNoticeWaiver } from '#checks/waivers/waived.ts'
import { pageBrand } from '#layout/layout.ts'
import { noticesOf } from '#notices/notices.ts'
import { findProduct } from '#notices/products.ts'
import { texts } from '#texts/product.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { WaiverNote } from '../../value/waiver-note.tsx'
import styles from './page-notices.module.css'

/** What must stand on the page because of its product, as the page has it. */
export function PageNotices() {
  const product = useEditor(({ draft }) => draft.product)
  const { components, locale } = useEditor(({ draft }) => draft.layout)
  if (!findProduct(product)) return null
  const notices = noticesOf({ product, brand: pageBrand(components), locale })
  if (notices.length === 0) return <p className={styles.quiet}>{texts.noNotices}</p>
  return (
    <>
      <p className={styles.quiet}>{texts.notices}</p>
      <ul className={styles.list}>
        {notices.map(({ notice, text, isDraft }) => (
          <li key={notice.id} tabIndex={-1}>
            {isDraft && <p className={styles.draft}>{text === '' ? texts.noWording : texts.draft}</p>}
            <p lang={text === '' ? 'en' : locale} dir="auto">
              {text === '' ? notice.text : text}
            </p>
            <p className={styles.quiet}>{texts.source(notice.source.name, notice.source.item)}</p>
            <WaiverOf id={notice.id} />
          </li>
        ))}
      </ul>
    </>
  )
}

function WaiverOf({ id }: { id: string }) {
  const { waivers, product, layout } = useEditor(({ draft }) => draft)
  const waiver = findNoticeWaiver(id, { waivers, product, locale: layout.locale })
  return waiver ? <WaiverNote waiver={waiver} /> : null
}
