const tabKey = 'webpage-builder.tab'

/** This tab's name, for the server and for other tabs. It goes on with what it had begun before it was loaded anew. */
export const thisTab = nameTab()

/** What is sent counts once by it. Made without `crypto.randomUUID`, which plain http does not have. */
export function newChangeId(): string {
  return randomId(16)
}

function nameTab(): string {
  const name = randomId(8)
  try {
    const known = sessionStorage.getItem(tabKey)
    if (known !== null && /^[0-9a-f]{16}$/.test(known)) return known
    sessionStorage.setItem(tabKey, name)
  } catch {
    // Where nothing may be kept, it is another one after each loading.
  }
  return name
}

function randomId(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
