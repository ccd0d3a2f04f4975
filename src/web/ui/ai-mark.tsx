import { texts } from '#texts/frame.ts'
import styles from './ai-mark.module.css'

type Props = { title: string }

/** The one mark for what the machine wrote, everywhere in the tool. */
export function AiMark({ title }: Props) {
  return (
    <span className={styles.mark} title={title}>
      {texts.ai}
    </span>
  )
}
