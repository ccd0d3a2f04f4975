/** The accounts that a text names after @, however they are written. */
export function findMentions(text: string, users: readonly string[]): string[] {
  const named = Array.from(
    text.matchAll(/(?<![\p{L}\p{N}._-])@([A-Za-z0-9][A-Za-z0-9._-]*)/gu),
    ([, name = '']) => findUser(name.toLowerCase(), users),
  )
  return [...new Set(named.flatMap((user) => user ?? []))]
}

/** What ends a sentence may end a name too: the longest that fits. */
function findUser(name: string, users: readonly string[]): string | undefined {
  for (let end = name.length; end > 0; end--) {
    const user = users.find((each) => each.toLowerCase() === name.slice(0, end))
    if (user !== undefined) return user
    if (!/[._-]/.test(name.charAt(end - 1))) return undefined
  }
}
