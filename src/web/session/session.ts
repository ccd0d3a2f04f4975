import { create } from 'zustand'
import { accounts } from './accounts.ts'
import { loadRecord, removeSession, saveSession, watchRecord } from './kept-session.ts'
import { isExpired, readRecord, type Session, sessionLifetime, writeRecord } from './session-record.ts'

export type SessionState =
  | { status: 'signed-out' }
  | { status: 'expired' }
  | { status: 'signed-in'; session: Session }
  /** The browser keeps nothing: this tab alone is signed in, until it is reloaded. */
  | { status: 'signed-in-here'; session: Session; token: string }

const useStore = create<SessionState>(() => readKept())
let expiry: ReturnType<typeof setTimeout> | undefined

export function useSessionState(): SessionState {
  return useStore()
}

export function sessionState(): SessionState {
  return useStore.getState()
}

/** Who is signed in, if anyone. */
export function useSession(): Session | undefined {
  return sessionOf(useStore())
}

export function signIn(session: Session, token: string) {
  const isKept = saveSession(writeRecord(session), token)
  enter(isKept ? { status: 'signed-in', session } : { status: 'signed-in-here', session, token })
}

/** Ends the session in all tabs. What people worked on stays. */
export function signOut() {
  removeSession()
  enter({ status: 'signed-out' })
}

/** Ends the session as time does, in all tabs: whoever signs in again comes back to where they were. */
export function expireSession() {
  const session = sessionOf(useStore.getState())
  if (session) saveSession(writeRecord({ ...session, signedInAt: 0 }), '')
  enter({ status: 'expired' })
}

/** Called once at the start: other tabs, and time, end sessions too. */
export function watchSession() {
  enter(useStore.getState())
  watchRecord(refresh)
  // Timers sleep when the computer does.
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('pageshow', refresh)
}

function refresh() {
  const state = useStore.getState()
  if (state.status !== 'signed-in-here') return enter(readKept())
  if (isExpired(state.session, Date.now())) enter({ status: 'expired' })
}

function enter(state: SessionState) {
  clearTimeout(expiry)
  const session = sessionOf(state)
  if (session) expiry = setTimeout(refresh, session.signedInAt + sessionLifetime - Date.now())
  if (!isSame(state, useStore.getState())) useStore.setState(state, true)
}

/** Looking again is no news: those who watch the session are left in peace. */
function isSame(left: SessionState, right: SessionState): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function readKept(): SessionState {
  const usernames = accounts.map(({ user }) => user)
  const kept = readRecord(loadRecord(), usernames, Date.now())
  switch (kept.status) {
    case 'valid':
      return { status: 'signed-in', session: kept.session }
    case 'expired':
      return { status: 'expired' }
    case 'none':
      return { status: 'signed-out' }
  }
}

function sessionOf(state: SessionState): Session | undefined {
  return 'session' in state ? state.session : undefined
}
