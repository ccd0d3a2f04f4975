/** The function with its last results kept: for pure ones that are asked the same again and again, by a text. */
export function rememberLast<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(text, made)
    return made
  }
}
