import type { OpenConflict } from '#content/draft/merge/conflict.ts'
import { usePageTeam } from '../../team/page-team.ts'
import type { Selected } from '../selected/selected.ts'

/** What has to be decided of what is selected: of a value its own, of a section all that is not of a single value. */
export function conflictsOf({ instanceId, slot, instance, locale }: Selected): OpenConflict[] {
  const itemId = slot?.item === undefined ? undefined : instance.items[slot.item]?.id
  return usePageTeam.getState().conflicts.filter(({ conflict }) => {
    if (!('instanceId' in conflict) || conflict.instanceId !== instanceId) return false
    if (conflict.kind !== 'value') return slot === undefined
    const isHere = (conflict.locale ?? locale) === locale
    return isHere && conflict.field === slot?.field && conflict.itemId === itemId
  })
}
