import { useLayoutEffect, useRef } from 'react'
import { thumbnailFor } from '#catalogue/thumbnail.ts'
import { texts } from '#texts/canvas.ts'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import { usePageLook } from '../view/page-look.ts'
import { describeGap } from './describe-drag.ts'
import styles from './drag-card.module.css'
import { watchPoint } from './drag-session.ts'
import { useDrag } from './drag-store.ts'

/** What is dragged, small, under the pointer, and where it would go. Those who listen are told all of it. */
export function DragCard() {
  const code = useDrag((state) => (state.status === 'dragging' ? state.dragged.code : undefined))
  return code === undefined ? null : <Card code={code} />
}

function Card({ code }: { code: string }) {
  const holder = useRef<HTMLDivElement>(null)
  const component = useFindComponent()(code)
  const look = usePageLook()
  const target = useDrag((state) => (state.status === 'dragging' ? state.target : undefined))

  useLayoutEffect(
    () =>
      watchPoint(({ x, y }) => {
        if (holder.current) holder.current.style.transform = `translate(${x}px, ${y}px)`
      }),
    [],
  )

  return (
    <div ref={holder} className={styles.holder} aria-hidden>
      <div className={styles.card} data-drag-card data-over={target?.zone}>
        {component && <img className={styles.picture} src={thumbnailFor(component, look).url} alt="" />}
        <p className={styles.words}>
          <span className={styles.name}>{component?.displayName ?? code}</span>
          <span className={styles.place} data-refused={target?.refusal}>
            {target ? describeGap(target) : texts.drag.outside}
          </span>
        </p>
      </div>
    </div>
  )
}
