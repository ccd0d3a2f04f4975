import { usePageTeam } from './page-team.ts'

/** How much is to be decided of a section, its items and its values, in either language. */
export function useConflictCounts(): (instanceId: string) => number {
  const conflicts = usePageTeam((team) => team.conflicts)
  return (instanceId) =>
    conflicts.filter(({ conflict }) => 'instanceId' in conflict && conflict.instanceId === instanceId).length
}
