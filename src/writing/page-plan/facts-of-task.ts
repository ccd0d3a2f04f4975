import { rememberLast } from '#base/remember-last.ts'
import { startingRows } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { FieldTask, ItemTask } from '../writer.ts'
import { keyOfPlace } from './places.ts'
import { planFacts } from './plan-facts.ts'
import { toldFacts } from './told-facts.ts'

/**
 * The facts that a task is for: as its caller says, or planned for its section alone, where each section begins at another
 * fact. Nothing for a text that has none by its nature, such as the words of a button.
 */
export function factsOfTask(task: FieldTask | ItemTask): readonly string[] | undefined {
  const { brief, component, instanceId, section, brand, today } = task
  if (task.facts) {
    const told = toldFacts({ brief, isIslamic: brand === 'EI', today })
    return task.facts.filter((given) => told.some(({ text }) => text === given))
  }
  const items = 'columns' in task ? Math.max(task.totalItems, task.itemIndex) : startingRows(component)
  const page = { brief, instanceId, items, section, brand, today }
  return planOf(component, page).get(placeOf(task))
}

function placeOf(task: FieldTask | ItemTask): string {
  const { instanceId } = task
  if ('columns' in task) return keyOfPlace(instanceId, { item: task.itemIndex - 1 })
  return keyOfPlace(instanceId, { field: task.field.name })
}

type Page = Pick<FieldTask, 'brief' | 'instanceId' | 'section' | 'brand' | 'today'> & { items: number }

const plans = new WeakMap<Component, (page: string) => ReturnType<typeof planFacts>>()

/** A section asks for its values one by one, each time with the same brief. */
function planOf(component: Component, page: Page) {
  const known = plans.get(component)
  if (known) return known(JSON.stringify(page))
  const plan = rememberLast(12, (asked) => {
    const { brief, instanceId, items, section, brand, today } = JSON.parse(asked) as Page
    const sections = [{ instanceId, component, items }]
    return planFacts({ brief, sections, isIslamic: brand === 'EI', today, turn: section })
  })
  plans.set(component, plan)
  return plan(JSON.stringify(page))
}
