import type { Subject } from '#content/draft/history.ts'
import type { Instance } from '#layout/layout.ts'
import { texts } from '#texts/builder.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'

/** What a change did, such as "delete FAQ". */
export function describeChange({ type, code }: Subject): string {
  return texts.changes[type](code === undefined ? '' : nameOfComponent(code))
}

/** Where an instance stands, with its neighbour: "FAQ, now 3 of 7, after Key benefits". */
export function describePlace(components: readonly Instance[], index: number): string {
  const name = nameOfComponent(components[index]?.code ?? '')
  const previous = components[index - 1]
  return texts.place(name, index + 1, components.length, previous && nameOfComponent(previous.code))
}
