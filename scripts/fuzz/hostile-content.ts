import { columnsOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { ContentValues, InstanceContent, OptionalElements } from '#content/content.ts'
import { type Chance, listOf } from './chance.ts'
import { hostileText } from './hostile-strings.ts'

const harmless = [
  'A plain title',
  'نص عادي',
  '50',
  '/cards',
  'https://bank.example/a?b=1&c=2',
  '<p>One</p><ul><li>Two</li></ul>',
  'One; two; three',
]

/** Content of a component with anything in its fields, and with up to as many items. */
export function hostileContent(component: Component, maxItems: number, chance: Chance): InstanceContent {
  const count = component.docx.items ? chance.pick([0, 1, 3, chance.below(maxItems + 1)]) : 0
  return {
    fields: hostileValues(component.docx.fields, chance),
    items: listOf(count, () => hostileValues(columnsOf(component), chance)),
  }
}

function hostileValues(fields: readonly Field[], chance: Chance): ContentValues {
  const named = fields.filter(() => !chance.onceIn(8)).map(({ name }) => name)
  const strange = chance.onceIn(20) ? ['no_such_field', 'toString'] : []
  return Object.fromEntries(
    [...named, ...strange].map((name) => [
      name,
      { value: hostileValue(chance), ai_generated: chance.onceIn(2) },
    ]),
  )
}

function hostileValue(chance: Chance): string | string[] {
  if (chance.onceIn(10)) return listOf(chance.below(70), () => hostileText(chance).slice(0, 500))
  return chance.onceIn(3) ? chance.pick(harmless) : hostileText(chance)
}

/** Switches of items that there are and that there are not. */
export function hostileSwitches(
  { optionalElements = [] }: Component,
  chance: Chance,
): OptionalElements[string] {
  const ids = [...optionalElements.map(({ id }) => id), 'constructor', 'no_such_element']
  return Object.fromEntries(
    listOf(chance.below(4), () => [
      chance.pick(['0', '1', '2', '59', '-1', 'x', 'constructor']),
      Object.fromEntries(ids.map((id) => [id, chance.onceIn(2)])),
    ]),
  )
}
