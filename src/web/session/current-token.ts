import { tokenKey } from './kept-session.ts'
import { sessionState } from './session.ts'

/** What shows the server who is here; nothing when nobody is, or when the sign-in made none. */
export function currentToken(): string | undefined {
  const state = sessionState()
  switch (state.status) {
    case 'signed-in-here':
      return state.token
    case 'signed-in':
      return loadToken()
    default:
      return undefined
  }
}

function loadToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined
  } catch {
    // A browser that keeps nothing has no token either.
    return undefined
  }
}
