import { useLayoutEffect, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { type Blank, useLiveDrawing } from '../view/live-drawing.ts'
import { watchSectionHeight } from '../view/section-heights.ts'
import { useShownFaces } from '../view/shown-faces.ts'
import styles from './section-box.module.css'

type Props = { instanceId: string; code: string }

/** As high as the section of the live page that shows through it. Where there is none, it says why. */
export function SectionBox({ instanceId, code }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const faces = useShownFaces()
  const isComing = useLiveDrawing(({ status }) => status === 'loading')
  const blanks = useLiveDrawing(useShallow((state) => faces.map((face) => state.blanks[face]?.[instanceId])))
  const isBlank = blanks.some((blank) => blank !== undefined)

  useLayoutEffect(
    () =>
      watchSectionHeight(instanceId, (height) =>
        box.current?.style.setProperty('--section-height', `${height}px`),
      ),
    [instanceId],
  )

  return (
    <div ref={box} className={styles.box} data-coming={(isComing && !isBlank) || undefined}>
      {isBlank &&
        blanks.map((blank, index) =>
          blank ? <BlankBox key={faces[index]} {...{ code, blank }} /> : <span key={faces[index]} />,
        )}
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
