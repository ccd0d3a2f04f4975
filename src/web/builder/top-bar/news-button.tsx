import { texts } from '#texts/team.ts'
import { usePageTeam } from '../team/page-team.ts'
import { openPanel } from '../view/panels-store.ts'
import styles from './save-state.module.css'
import { TipButton } from './tip-button.tsx'

/** How much came in from others and was not looked at yet. */
export function NewsButton() {
  const news = usePageTeam((state) => state.news)
  if (news.length === 0) return null
  const count = news.reduce((sum, { differences }) => sum + differences.length, 0)
  const by = [...new Set(news.map((each) => each.by))]
  return (
    <TipButton
      data-of-team
      className={styles.act}
      tip={texts.cameIn(by, count)}
      onClick={() => openPanel('news')}
    >
      {texts.news.count(count)}
    </TipButton>
  )
}
