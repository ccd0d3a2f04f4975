import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { PageFindings } from '../../page-report/use-page-findings.ts'
import styles from './document-report.module.css'

type Props = { report: Pick<PageFindings, 'status' | 'findings'> }

/** How bad the worst of it is. Nothing while nothing is known. */
export function ReportIcon({ report: { status, findings } }: Props) {
  if (status === 'measuring') return null
  if (findings.some(({ severity }) => severity === 'error')) {
    return <IconAlertCircle className={styles.bad} size={16} aria-hidden />
  }
  if (findings.length > 0 || status === 'failed') {
    return <IconAlertTriangle className={styles.warn} size={16} aria-hidden />
  }
  return <IconCircleCheck className={styles.good} size={16} aria-hidden />
}
