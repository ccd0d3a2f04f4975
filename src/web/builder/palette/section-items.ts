import type { Instance, Layout } from '#layout/layout.ts'
import { texts } from '#texts/palette.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import type { Choice } from '../commands/command.ts'
import { sectionCommands } from '../commands/section-commands.ts'
import { focusInstance, outlineRowId, sectionId } from '../editor/focus.ts'
import type { PaletteItem, Question } from './palette-item.ts'

/** The instance that has the focus, on the canvas or in the outline. */
export function findFocused(components: readonly Instance[]): Instance | undefined {
  const has = (id: string) => document.getElementById(id)?.contains(document.activeElement) ?? false
  return components.find(({ instanceId }) => has(sectionId(instanceId)) || has(outlineRowId(instanceId)))
}

/** What can be done with one instance of the layout. */
export function sectionItems({ instanceId, code }: Instance, layout: Layout): PaletteItem[] {
  const name = nameOfComponent(code)
  return sectionCommands.flatMap(({ id, words, keys, obstacle, choices, run }) => {
    const question = choices && questionOf(words.ask?.(name) ?? words.of(name), choices(layout, instanceId))
    if (question?.items.length === 0) return []
    return {
      id,
      group: 'actions',
      label: words.of(name),
      words: [instanceId, words.words].filter(Boolean).join(' '),
      detail: instanceId,
      shortcut: keys?.[0],
      obstacle: obstacle?.(layout, instanceId),
      question,
      run: () => run(instanceId),
    }
  })
}

function questionOf(label: string, choices: readonly Choice[]): Question {
  return { label, items: choices.map((choice) => ({ ...choice, group: 'places', words: '' })) }
}

/** The way to each instance of the page. */
export function goToItems(components: readonly Instance[]): PaletteItem[] {
  return components.map(({ instanceId, code, position }) => ({
    id: `go-to-${instanceId}`,
    group: 'go-to',
    label: nameOfComponent(code),
    words: `${instanceId} ${position + 1} ${code} ${texts.groups['go-to']}`,
    detail: texts.place(position + 1, components.length, instanceId),
    run: () => focusInstance(instanceId),
  }))
}
