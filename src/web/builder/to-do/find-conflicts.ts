import type { Draft } from '#content/draft/draft.ts'
import type { OpenConflict } from '#content/draft/merge/conflict.ts'
import { texts as faces } from '#texts/faces.ts'
import { texts } from '#texts/team.ts'
import { askedSetting } from '../team/asked-setting.ts'
import { usePageTeam } from '../team/page-team.ts'
import type { ToDo } from './to-do.ts'

/** What two people did to one thing, at its place; what is of the page as a whole is decided in one place. */
export function findConflicts(draft: Draft): ToDo[] {
  return usePageTeam.getState().conflicts.map((open) => toDoOf(draft, open))
}

const { said } = texts.decide

function toDoOf(draft: Draft, { conflict, by }: OpenConflict): ToDo {
  const { content } = draft
  switch (conflict.kind) {
    case 'value': {
      const { instanceId, itemId, field } = conflict
      const item = content[instanceId]?.items.findIndex(({ id }) => id === itemId) ?? -1
      const place = { instanceId, field, ...(item >= 0 && { item }) }
      const { locale } = conflict
      const text = said.value(by)
      return locale ? { place, face: locale, text: faces.inLanguage(text, locale) } : { place, text }
    }
    case 'section':
      return { place: { instanceId: conflict.instanceId }, text: said.section(by) }
    case 'item':
      return { place: { instanceId: conflict.instanceId }, text: said.item(by) }
    case 'instructions':
    case 'ideas':
      return {
        place: { instanceId: conflict.instanceId },
        text: said.setting(by, texts.decide[conflict.kind]),
      }
    case 'setting':
      return { target: 'decide', text: said.setting(by, askedSetting(conflict, draft).name) }
  }
}
