import { useElementSize } from '../ui/use-element-size.ts'
import styles from './fitted-frame.module.css'

type Props = {
  /** The whole document. */
  source: string
  width: number
  title: string
  /** Scripts never run in it; we may look into it only where this says so. */
  sandbox: '' | 'allow-same-origin'
  onLoad?: (frame: HTMLIFrameElement) => void
}

/** A document at a given screen width, made smaller to fit into what it stands in. */
export function FittedFrame({ source, width, title, sandbox, onLoad }: Props) {
  const { ref, width: space, height } = useElementSize<HTMLDivElement>()
  const scale = space > 0 ? Math.min(1, space / width) : 1
  return (
    <div ref={ref} className={styles.space}>
      <div className={styles.page} style={{ inlineSize: width * scale, blockSize: height }}>
        <iframe
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
          title={title}
          sandbox={sandbox}
          srcDoc={source}
          onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
        />
      </div>
    </div>
  )
}
