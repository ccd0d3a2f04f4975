import type { Present } from '#team/changes.ts'

/** Each of the others once, where they were seen last. */
export function colleaguesOf(present: readonly Present[], user: string): Present[] {
  const latest = [...present]
    .filter((each) => each.user !== user)
    .sort((one, other) => one.seenAt.localeCompare(other.seenAt))
  return [...new Map(latest.map((each) => [each.user, each])).values()]
}
