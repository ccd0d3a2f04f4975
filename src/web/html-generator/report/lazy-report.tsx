import { type ComponentType, lazy, Suspense } from 'react'
import { texts } from '#texts/page-report.ts'
import { laterPart } from '../../loading/later-part.ts'
import type { Props } from './document-report.tsx'
import styles from './lazy-report.module.css'

/** The report, whose code is fetched with the first page. Where it does not arrive, everything else goes on. */
export function LazyReport(props: Props) {
  return (
    <Suspense fallback={<p className={styles.line}>{texts.line.of(texts.line.checking)}</p>}>
      <Report {...props} />
    </Suspense>
  )
}

const loadReport = laterPart(async () => (await import('./document-report.tsx')).DocumentReport)

const Report = lazy<ComponentType<Props>>(() =>
  loadReport().then(
    (report) => ({ default: report }),
    () => ({ default: NotLoaded }),
  ),
)

function NotLoaded() {
  return <p className={styles.line}>{texts.line.notLoaded}</p>
}
