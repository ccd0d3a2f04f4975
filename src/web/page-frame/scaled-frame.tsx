import { useElementSize } from '../ui/use-element-size.ts'
import styles from './scaled-frame.module.css'
import { withoutNavigation } from './without-navigation.ts'

type Props = { html: string; width: number; title: string }

/** A page at a given screen width, made smaller to fit. Nothing in it can run, read or reach anything of ours. */
export function ScaledFrame({ html, width, title }: Props) {
  const { ref, width: space, height } = useElementSize<HTMLDivElement>()
  const scale = space > 0 ? Math.min(1, space / width) : 1
  return (
    <div ref={ref} className={styles.space}>
      <div className={styles.page} style={{ inlineSize: width * scale, blockSize: height }}>
        <iframe
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
          title={title}
          sandbox=""
          srcDoc={withoutNavigation(html)}
        />
      </div>
    </div>
  )
}
