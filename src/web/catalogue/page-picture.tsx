import { IconFile } from '@tabler/icons-react'
import { useFindComponent } from './catalogue-store.ts'
import { fillsPlace } from './fills-place.ts'
import styles from './page-picture.module.css'

type Props = { code: string | undefined }

/** A small picture of what a page begins with, as large as its place in a grid; a sheet of paper for one that is empty. */
export function PagePicture({ code }: Props) {
  const component = useFindComponent()(code ?? '')
  return (
    <span
      className={styles.picture}
      data-fills={(component && fillsPlace(component)) || undefined}
      aria-hidden
    >
      {component && (
        <img src={component.thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
      {!code && <IconFile size={20} stroke={1.5} />}
    </span>
  )
}
