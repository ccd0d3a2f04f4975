import { useLayoutEffect, useRef } from 'react'
import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { useLiveDrawing } from '../view/live-drawing.ts'
import { watchSectionHeight } from '../view/section-heights.ts'
import styles from './section-box.module.css'

type Props = { instanceId: string; code: string }

/** As high as the section of the live page that shows through it. Where there is none, it says why. */
export function SectionBox({ instanceId, code }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const blank = useLiveDrawing(({ blanks }) => blanks[instanceId])
  const isComing = useLiveDrawing(({ status }) => status === 'loading')
  const name = useComponentName()(code)

  useLayoutEffect(
    () =>
      watchSectionHeight(instanceId, (height) =>
        box.current?.style.setProperty('--section-height', `${height}px`),
      ),
    [instanceId],
  )

  return (
    <div ref={box} className={styles.box} data-coming={isComing || undefined}>
      {blank && (
        <p className={styles.blank} data-blank={blank}>
          <span className={styles.name}>{name}</span>
          <span>{texts.blanks[blank]}</span>
        </p>
      )}
    </div>
  )
}
