import { IconFile } from '@tabler/icons-react'
import { type Look, thumbnailFor } from '#catalogue/thumbnail.ts'
import { useFindComponent } from './catalogue-store.ts'
import { fillsPlace } from './fills-place.ts'
import styles from './page-picture.module.css'

type Props = { code: string | undefined; look: Look }

/** A small picture of what a page begins with, as large as its place in a grid; a sheet of paper for one that is empty. */
export function PagePicture({ code, look }: Props) {
  const component = useFindComponent()(code ?? '')
  const picture = component && thumbnailFor(component, look)
  return (
    <span className={styles.picture} data-fills={fillsPlace(picture?.size) || undefined} aria-hidden>
      {picture && (
        <img src={picture.url} alt="" lang={look.locale} loading="lazy" decoding="async" draggable={false} />
      )}
      {!code && <IconFile size={20} stroke={1.5} />}
    </span>
  )
}
