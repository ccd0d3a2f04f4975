import { directionOf } from '#base/locale.ts'
import type { StartPage } from '#catalogue/start-page.ts'
import { texts } from '#texts/starting.ts'
import { Button } from '../../ui/button.tsx'
import type { StartChoice } from './make-start.ts'
import styles from './start-dialog.module.css'
import { StartPicture } from './start-picture.tsx'
import { useStartPages } from './use-start-pages.ts'

type Props = { choice: StartChoice; onStart: (page: StartPage) => void }

/** Each with a small picture of its page. */
export function StartList({ choice, onStart }: Props) {
  const { state, load } = useStartPages()
  switch (state.status) {
    case 'loading':
      return <p role="status">{texts.loading}</p>
    case 'failed':
      return (
        <div role="alert" className={styles.failed}>
          <p>{texts.failed}</p>
          <Button variant="default" onClick={load}>
            {texts.retry}
          </Button>
        </div>
      )
    case 'loaded':
      if (state.pages.length === 0) return <p>{texts.none}</p>
      return (
        <ul className={styles.list} aria-label={texts.list}>
          {state.pages.map((page) => (
            <li key={page.name}>
              <StartCard page={page} choice={choice} onStart={() => onStart(page)} />
            </li>
          ))}
        </ul>
      )
  }
}

type CardProps = { page: StartPage; choice: StartChoice; onStart: () => void }

function StartCard({ page, choice, onStart }: CardProps) {
  const { title, codes } = page
  const { locale } = choice
  return (
    <button type="button" className={styles.card} onClick={onStart}>
      <StartPicture page={page} choice={choice} />
      <span className={styles.words}>
        <span className={styles.name}>{title['en-AE']}</span>
        {locale !== 'en-AE' && (
          <span lang={locale} dir={directionOf(locale)}>
            {title[locale]}
          </span>
        )}
        <span className={styles.quiet}>{texts.sections(codes.length)}</span>
      </span>
    </button>
  )
}
