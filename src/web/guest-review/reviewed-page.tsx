import { useCallback, useState } from 'react'
import { locales } from '#base/locale.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import type { Page } from '#html/page.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { languageNames } from '#texts/language-names.ts'
import { texts } from '#texts/review-links.ts'
import { ScaledFrame } from '../page-frame/scaled-frame.tsx'
import { ScreenChoice } from '../page-frame/screen-choice.tsx'
import { type Screen, screenOfWindow, screenWidths } from '../page-frame/screens.ts'
import { HiddenPictures } from '../pictures/hidden-pictures.tsx'
import { useDrawnPage } from '../rendering/use-drawn-page.ts'
import { shownToGuests } from '../team-pictures/shown-in-tool.ts'
import { exactTime } from '../ui/relative-time.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { GuestComments } from './guest-comments.tsx'
import type { OpenedPage } from './guest-page.ts'
import styles from './guest-review-screen.module.css'

type Props = { token: string; page: OpenedPage }

/** The page as it was when the link was made, on three screens, in a frame without rights. */
export function ReviewedPage({ token, page }: Props) {
  const { passes, at, expiresAt, comments, mayComment } = page
  const [locale, setLocale] = useState(page.draft.layout.locale)
  const draft = showFace(page.draft, locale)
  const [screen, setScreen] = useState<Screen>(screenOfWindow)
  const withPictures = useCallback((whole: Page) => shownToGuests(whole, passes), [passes])
  const drawn = useDrawnPage(draft, withPictures)
  const hasAside = mayComment || comments !== undefined
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.words}>
          <ScreenHeading>
            <bdi>{texts.guest.heading(displayNameOf(namesOf(draft)))}</bdi>
          </ScreenHeading>
          <p className={styles.quiet}>{texts.guest.about(exactTime(at), exactTime(expiresAt))}</p>
        </div>
        {draft.other && (
          <SegmentedControl
            label={faceTexts.switch.label}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={locale}
            onChange={setLocale}
          />
        )}
        <ScreenChoice screen={screen} onChange={setScreen} />
      </header>
      <div className={styles.columns} data-aside={hasAside || undefined}>
        <main className={styles.page} aria-label={texts.guest.frame}>
          {drawn.status === 'drawn' && <HiddenPictures html={drawn.html} />}
          <div className={styles.stage} aria-busy={drawn.status === 'drawing'}>
            {drawn.status === 'failed' && (
              <p role="alert" className={styles.wait}>
                {texts.guest.notDrawn}
              </p>
            )}
            {drawn.status === 'drawing' && <p className={styles.wait}>{texts.guest.loading}</p>}
            {drawn.status === 'drawn' && (
              <ScaledFrame html={drawn.html} width={screenWidths[screen]} title={texts.guest.frame} />
            )}
          </div>
        </main>
        {hasAside && <GuestComments token={token} page={page} locale={locale} />}
      </div>
    </div>
  )
}
