import { texts } from '#texts/frame.ts'
import styles from './sample-mark.module.css'

type Props = { title: string }

/** The one mark for what stands there as a sample, to be written anew. */
export function SampleMark({ title }: Props) {
  return (
    <span className={styles.mark} title={title}>
      {texts.sample}
    </span>
  )
}
