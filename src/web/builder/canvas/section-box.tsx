import { useLayoutEffect, useRef } from 'react'
import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { type Blank, useLiveDrawing } from '../view/live-drawing.ts'
import { watchSectionHeight } from '../view/section-heights.ts'
import styles from './section-box.module.css'

type Props = { instanceId: string; code: string }

/** As high as the section of the live page that shows through it. Where there is none, it says why. */
export function SectionBox({ instanceId, code }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useLiveDrawing(
    ({ status, blanks }) => blanks[instanceId] ?? (status === 'loading' ? 'coming' : 'drawn'),
  )

  useLayoutEffect(
    () =>
      watchSectionHeight(instanceId, (height) =>
        box.current?.style.setProperty('--section-height', `${height}px`),
      ),
    [instanceId],
  )

  return (
    <div ref={box} className={styles.box} data-coming={shown === 'coming' || undefined}>
      {shown !== 'coming' && shown !== 'drawn' && <BlankBox code={code} blank={shown} />}
    </div>
  )
}

function BlankBox({ code, blank }: { code: string; blank: Blank }) {
  const name = useComponentName()(code)
  return (
    <p className={styles.blank} data-blank={blank}>
      <span className={styles.name}>{name}</span>
      <span>{texts.blanks[blank]}</span>
    </p>
  )
}
