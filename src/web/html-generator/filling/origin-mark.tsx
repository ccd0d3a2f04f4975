import type { ContentValue } from '#content/content.ts'
import { texts } from '#texts/html-generator.ts'
import { AiMark } from '../../ui/ai-mark.tsx'
import styles from './origin-mark.module.css'

type Props = { content: ContentValue | undefined; isFilled: boolean }

/** By whose hand a value is, unless it is the document's own. */
export function OriginMark({ content, isFilled }: Props) {
  if (content?.ai_generated) return <AiMark title={texts.result.aiHint} />
  if (!isFilled) return null
  return (
    <span className={styles.typed} title={texts.result.typedHint}>
      {texts.result.typed}
    </span>
  )
}
