import { formatSize } from '#base/format-size.ts'
import type { CheckedPage } from '#checks/checked-page.ts'
import { texts } from '#texts/page-report.ts'
import { useLibrary } from '../team-pictures/library.ts'
import { weighPictures } from '../team-pictures/weigh-pictures.ts'
import styles from './findings.module.css'

type Props = { page: CheckedPage; html: string | undefined }

/** What whoever opens the page has to fetch. Pictures of other hosts are not known here. */
export function PageWeight({ page, html }: Props) {
  const pictures = useLibrary((library) => library.pictures)
  if (html === undefined) return null
  const own = new TextEncoder().encode(html).length
  const ofPictures = weighPictures(page, pictures)
  return (
    <p className={styles.note}>
      {ofPictures === 0
        ? texts.weight(formatSize(own))
        : texts.weightWithPictures(formatSize(own), formatSize(own + ofPictures))}
    </p>
  )
}
