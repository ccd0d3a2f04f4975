/** What is in sight of the page, in pixels of the page. */
export type Sight = { top: number; height: number }

type Section = { instanceId: string; height: number }

/** The sections in sight, and those within one more screen before and after. */
export function findNear(sections: readonly Section[], { top, height }: Sight): Set<string> {
  const near = new Set<string>()
  let start = 0
  for (const section of sections) {
    const end = start + section.height
    if (end >= top - height && start <= top + 2 * height) near.add(section.instanceId)
    start = end
  }
  return near
}
