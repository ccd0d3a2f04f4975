import type { Draft } from '#content/draft/draft.ts'
import { texts } from '#texts/versions.ts'
import { ScaledFrame } from '../../page-frame/scaled-frame.tsx'
import { screenWidths } from '../../page-frame/screens.ts'
import { useDrawnPage } from '../../rendering/use-drawn-page.ts'
import { shownInTool } from '../../team-pictures/shown-in-tool.ts'
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
  const drawn = useDrawnPage(draft, shownInTool)
  return (
    <figure className={styles.side}>
      <figcaption>
        <bdi>{name}</bdi>
      </figcaption>
      <div className={styles.stage} aria-busy={drawn.status === 'drawing'}>
        {drawn.status === 'failed' && (
          <p role="alert" className={styles.wait}>
            {texts.compare.notDrawn}
          </p>
        )}
        {drawn.status === 'drawing' && <p className={styles.wait}>{texts.compare.drawing}</p>}
        {drawn.status === 'drawn' && (
          <ScaledFrame html={drawn.html} width={screenWidths.desktop} title={texts.compare.frame(name)} />
        )}
      </div>
    </figure>
  )
}
