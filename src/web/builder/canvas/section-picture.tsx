import { thumbnailFor } from '#catalogue/thumbnail.ts'
import { texts } from '#texts/canvas.ts'
import { useCatalogue, useFindComponent } from '../../catalogue/catalogue-store.ts'
import { usePageLook } from '../view/page-look.ts'
import styles from './section.module.css'

type Props = { code: string }

/** The component's thumbnail at the width of the page. What the catalogue does not have is told by its code. */
export function SectionPicture({ code }: Props) {
  const isLoaded = useCatalogue(({ status }) => status === 'loaded')
  const component = useFindComponent()(code)
  const look = usePageLook()
  if (!component) {
    return (
      <div className={styles.plate}>
        <code>{code}</code>
        {isLoaded && <span className={styles.plateNote}>{texts.blanks.unknown}</span>}
      </div>
    )
  }
  const { url, size } = thumbnailFor(component, look)
  const { width, height } = size ?? plateSize
  return (
    <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={url} width={width} height={height} alt="" decoding="async" draggable={false} />
    </div>
  )
}

/** Of what the server sends for a picture that has not been drawn. */
const plateSize = { width: 1200, height: 400 }
