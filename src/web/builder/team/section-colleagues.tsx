import { texts } from '#texts/team.ts'
import styles from './section-colleagues.module.css'

type Props = { names: string }

/** Who else is at work in this section. */
export function SectionColleagues({ names }: Props) {
  return <span className={styles.here}>{texts.present.inSection(names.split(','))}</span>
}
