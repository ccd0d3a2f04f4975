import { displayNameOf } from '#content/draft/page-names.ts'
import { texts } from '#texts/copying.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts as pageTexts } from '#texts/pages.ts'
import { PagePicture } from '../../catalogue/page-picture.tsx'
import type { PageSummary } from '../../drafts/draft-storage.ts'
import { lookOf } from '../../drafts/look-of.ts'
import { useStoredPages } from '../../drafts/use-stored-pages.ts'
import { relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './copying.module.css'
import type { Source } from './use-source.ts'

type Props = {
  user: string
  source: Exclude<Source, { status: 'loaded' }>
  onChoose: (page: PageSummary) => void
}

/** All pages of this browser but the one that is open. */
export function PageChoice({ user, source, onChoose }: Props) {
  const { stored } = useStoredPages(user)
  const openId = useEditor(({ pageId }) => pageId)
  if (stored.status === 'failed') return <p role="alert">{list.failed}</p>
  if (stored.status !== 'loaded') return <p role="status">{list.loading}</p>
  const pages = stored.pages.filter(({ pageId }) => pageId !== openId)
  const nameOf = (page: PageSummary) => pageTexts.nameOf(displayNameOf(page))
  const refusal = source.status === 'choosing' ? source.refusal : undefined
  return (
    <>
      <div role="alert">
        {refusal && (
          <p className={styles.notice} data-tone="bad">
            {texts.refused(nameOf(refusal.page), refusal.reason)}
          </p>
        )}
      </div>
      <p role="status" className={styles.quiet}>
        {source.status === 'loading' && texts.opening(nameOf(source.page))}
        {pages.length === 0 && texts.noPages}
      </p>
      {pages.length > 0 && (
        <ul className={styles.list} aria-label={texts.pages}>
          {pages.map((page) => (
            <li key={page.pageId}>
              <button
                type="button"
                className={styles.page}
                aria-label={texts.choose(nameOf(page))}
                onClick={() => onChoose(page)}
              >
                <span className={styles.picture}>
                  <PagePicture code={page.pictureCode} look={lookOf(page)} />
                </span>
                <span className={styles.words}>
                  <bdi className={styles.name}>{nameOf(page)}</bdi>
                  <span className={styles.quiet}>{describePage(page)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function describePage({ locale, otherLocale, componentCount, updatedAt }: PageSummary): string {
  const { languages, components, changed } = list
  return [
    languages(locale, otherLocale),
    components(componentCount),
    changed(relativeTime(updatedAt, new Date())),
  ].join(' · ')
}
