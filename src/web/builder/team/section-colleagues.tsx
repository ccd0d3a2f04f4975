import { texts } from '#texts/team.ts'
import { useSession } from '../../session/session.ts'
import { useTeam } from '../../team/team-store.ts'
import { colleaguesOf } from './colleagues-of.ts'
import styles from './section-colleagues.module.css'

type Props = { instanceId: string }

/** Who else is at work in this section. */
export function SectionColleagues({ instanceId }: Props) {
  const user = useSession()?.username ?? ''
  const here = useTeam(({ present }) =>
    colleaguesOf(present, user)
      .filter((each) => each.instanceId === instanceId)
      .map((each) => each.user)
      .join(','),
  )
  if (here === '') return null
  return <span className={styles.here}>{texts.present.inSection(here.split(','))}</span>
}
