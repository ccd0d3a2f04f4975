import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import type { Component } from '#catalogue/manifest.ts'
import { thumbnailFor } from '#catalogue/thumbnail.ts'
import { fillsPlace } from '../../catalogue/fills-place.ts'
import { usePageLook } from '../view/page-look.ts'
import styles from './card-face.module.css'

type Props = { id: string; component: Component }

/** What a component looks like and what it is for. Drawn once: a drag draws the cards around it anew. */
export const CardFace = memo(function CardFace({ id, component }: Props) {
  const { code, displayName, description } = component
  const look = usePageLook()
  const { url, size } = thumbnailFor(component, look)
  return (
    <>
      <span className={styles.picture} data-fills={fillsPlace(size) || undefined}>
        <img
          src={url}
          {...size}
          alt=""
          lang={look.locale}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <span className={styles.plus}>
          <IconPlus aria-hidden />
        </span>
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {displayName}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          <span className={styles.code} dir="ltr">
            {code}
          </span>
          <span className={styles.description} title={description}>
            {description}
          </span>
        </span>
      </span>
    </>
  )
})
