import { IconFile } from '@tabler/icons-react'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import styles from './page-list.module.css'

type Props = { code: string | undefined }

/** A small picture of what a page begins with; a sheet of paper for one that is empty. */
export function PagePicture({ code }: Props) {
  const component = useFindComponent()(code ?? '')
  return (
    <div className={styles.picture} aria-hidden>
      {component ? (
        <img src={component.thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
      ) : (
        <IconFile size={20} stroke={1.5} />
      )}
    </div>
  )
}
