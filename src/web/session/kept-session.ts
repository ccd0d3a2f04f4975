const recordKey = 'webpage-builder.session'
export const tokenKey = 'webpage-builder.token'

/** Nothing when there is none, or when this browser keeps nothing for us. */
export function loadRecord(): string | null {
  return load(recordKey)
}

/** False: this browser keeps nothing for us. The record comes last, for other tabs wait for it. */
export function saveSession(record: string, token: string): boolean {
  try {
    localStorage.setItem(tokenKey, token)
    localStorage.setItem(recordKey, record)
    return true
  } catch {
    return false
  }
}

export function removeSession() {
  try {
    localStorage.removeItem(recordKey)
    localStorage.removeItem(tokenKey)
  } catch {
    // What cannot be reached holds nothing of ours.
  }
}

/** Calls back when another tab signs in or out. */
export function watchRecord(onChange: () => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === recordKey || key === null) onChange()
  })
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
