import { useMemo } from 'react'
import { usePicturePolicy, usePictures } from '../pictures/picture-store.ts'
import { previewOf } from '../pictures/preview-of.ts'
import { useElementSize } from '../ui/use-element-size.ts'
import styles from './scaled-frame.module.css'

type Props = { html: string; width: number; title: string }

/**
 * A page at a given screen width, made smaller to fit. Nothing in it can run, read or reach anything of ours, and it
 * asks no other host for a picture unless somebody wants that.
 */
export function ScaledFrame({ html, width, title }: Props) {
  const { ref, width: space, height } = useElementSize<HTMLDivElement>()
  const scale = space > 0 ? Math.min(1, space / width) : 1
  const { domains, asked, team } = usePicturePolicy()
  const arrivals = usePictures((state) => state.arrivals)
  const preview = useMemo(
    () =>
      previewOf(
        html,
        { domains, asked, ...(team !== undefined && { team }) },
        (url) => arrivals[url] === 'failed',
      ),
    [html, domains, asked, team, arrivals],
  )
  return (
    <div ref={ref} className={styles.space}>
      <div className={styles.page} style={{ inlineSize: width * scale, blockSize: height }}>
        <iframe
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
          title={title}
          sandbox=""
          srcDoc={preview}
        />
      </div>
    </div>
  )
}
