import type { InstanceContent } from '#content/content.ts'
import type { Page } from './page.ts'
import type { Drawn } from './section-renderer.ts'
import type { StoodIn } from './stand-ins.ts'

export type LiveOptions = {
  /** The section of which empty optional texts are shown too. */
  selected?: string
  /** Whether anything stands where a value is empty; without it the sections are those of the exported page. */
  emptyValues?: 'shown' | 'left-out'
  /** What comes after the last of these sections is left for another time; without it the page is whole. */
  needed?: ReadonlySet<string>
  /**
   * Asked before each section that has to be rendered but the first: once there is no time, all that follow are left for
   * another time too. Without it there is as much as is needed.
   */
  hasTime?: () => boolean
}

/** All that a section is made of besides the page around it. */
export type Source = {
  code: string
  buttonUrl: string
  stoodIn: StoodIn | undefined
  content: InstanceContent | undefined
  switches: Page['optionalElements'][string] | undefined
}

export function sourceOf(
  page: Page,
  { placement, buttonUrl }: Drawn,
  { selected, emptyValues }: LiveOptions,
): Source {
  const { code, instanceId } = placement
  const stoodIn = selected === instanceId ? 'all' : 'required'
  return {
    code,
    buttonUrl,
    stoodIn: emptyValues === 'left-out' ? undefined : stoodIn,
    content: Object.hasOwn(page.content, instanceId) ? page.content[instanceId] : undefined,
    switches: Object.hasOwn(page.optionalElements, instanceId)
      ? page.optionalElements[instanceId]
      : undefined,
  }
}

export function isSameSource(one: Source, other: Source): boolean {
  return (
    one.code === other.code &&
    one.buttonUrl === other.buttonUrl &&
    one.stoodIn === other.stoodIn &&
    isSameData(one.content, other.content) &&
    isSameData(one.switches, other.switches)
  )
}

/** Of plain data; most of it is the same object. */
export function isSameData(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
