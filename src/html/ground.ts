/** What a section stands on. A template takes the one it is offered, or asks for deep by itself. */
export type Ground = 'plain' | 'tint' | 'deep'

/** The ground that a section is offered: never its neighbour's, and plain after a deep one. */
export function groundAfter(before: Ground | undefined): Ground {
  return before === 'plain' ? 'tint' : 'plain'
}

/** The ground that a rendered section took, told by the class of its first tag; none if it has one of its own. */
export function groundOf(html: string): Ground | undefined {
  const [firstTag = ''] = /^\s*<[^>]*>/.exec(html) ?? []
  const [, ground] = /[\s"]ground-(plain|tint|deep)[\s"]/.exec(firstTag) ?? []
  return ground as Ground | undefined
}
