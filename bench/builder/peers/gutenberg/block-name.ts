/** Block names are lower case. */
export function nameOf(code: string): string {
  return `bench/${code.toLowerCase()}`
}
