import { useEffect, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { pageFromDraft } from '#html/page.ts'
import { texts } from '#texts/versions.ts'
import { ScaledFrame } from '../../page-frame/scaled-frame.tsx'
import { screenWidths } from '../../page-frame/screens.ts'
import { drawPage } from '../../rendering/draw-page.ts'
import styles from './comparison.module.css'

type Props = { pages: readonly { name: string; draft: Draft }[] }

/** Both as they would be downloaded. */
export function PagesBeside({ pages }: Props) {
  return (
    <>
      <p className={styles.count}>{texts.compare.onlyAccepted}</p>
      <div className={styles.pages}>
        {pages.map(({ name, draft }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the one on the left and the one on the right
          <PageOf key={index} name={name} draft={draft} />
        ))}
      </div>
    </>
  )
}

function PageOf({ name, draft }: { name: string; draft: Draft }) {
  const [html, setHtml] = useState<string>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    drawPage(pageFromDraft(draft, false)).then(
      (drawn) => isCurrent && setHtml(drawn),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [draft])

  return (
    <figure className={styles.side}>
      <figcaption>
        <bdi>{name}</bdi>
      </figcaption>
      <div className={styles.stage} aria-busy={html === undefined}>
        {isFailed && (
          <p role="alert" className={styles.wait}>
            {texts.compare.notDrawn}
          </p>
        )}
        {!isFailed && html === undefined && <p className={styles.wait}>{texts.compare.drawing}</p>}
        {!isFailed && html !== undefined && (
          <ScaledFrame html={html} width={screenWidths.desktop} title={texts.compare.frame(name)} />
        )}
      </div>
    </figure>
  )
}
