/** Random: of two people who add one, neither takes the other's. */
export function newItemId(): string {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)
}
