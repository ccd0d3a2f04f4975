import { texts } from '#texts/team.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { useTeam } from '../../team/team-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { colleaguesOf } from '../team/colleagues-of.ts'
import styles from './colleagues.module.css'

type Props = { user: string }

/** Who else is on this page, and where. */
export function Colleagues({ user }: Props) {
  const colleagues = colleaguesOf(
    useTeam(({ present }) => present),
    user,
  )
  const components = useEditor(({ draft }) => draft.layout.components)
  const nameOf = useComponentName()
  if (colleagues.length === 0) return null
  return (
    <ul data-of-team className={styles.list} aria-label={texts.present.label}>
      {colleagues.map(({ user: name, instanceId }) => {
        const placed = components.find((each) => each.instanceId === instanceId)
        const words = placed ? texts.present.at(name, nameOf(placed.code)) : texts.present.here([name])
        return (
          <li key={name} className={styles.person} title={words}>
            <span aria-hidden>{name.charAt(0).toUpperCase()}</span>
            <span className={styles.words}>{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
