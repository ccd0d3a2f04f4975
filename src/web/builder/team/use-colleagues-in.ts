import { useSession } from '../../session/session.ts'
import { useTeam } from '../../team/team-store.ts'
import { colleaguesOf } from './colleagues-of.ts'

/** Who else is at work in a section, by name; '' when nobody is. */
export function useColleaguesIn(): (instanceId: string) => string {
  const user = useSession()?.username ?? ''
  const present = useTeam((state) => state.present)
  const colleagues = colleaguesOf(present, user)
  return (instanceId) =>
    colleagues
      .filter((each) => each.instanceId === instanceId)
      .map((each) => each.user)
      .join(',')
}
