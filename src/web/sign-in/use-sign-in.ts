import { useEffect, useRef, useState } from 'react'
import { accounts } from '../session/accounts.ts'
import { signIn as enter } from '../session/session.ts'
import type { Answer } from './attempt.ts'
import { type PasswordCheck, startPasswordCheck } from './password-check.ts'

export type SignInStatus = 'idle' | 'busy' | 'refused' | 'failed'

/** How long signing in takes at least, in ms: the check itself is mostly quicker. */
const shortest = 800

/** One attempt at a time; the session begins when one is right. */
export function useSignIn() {
  const [status, setStatus] = useState<SignInStatus>('idle')
  const check = useRef<PasswordCheck>(undefined)

  useEffect(() => {
    const started = startPasswordCheck()
    check.current = started
    return started.end
  }, [])

  async function signIn(username: string, password: string) {
    setStatus('busy')
    const now = Date.now()
    const [answer] = await Promise.all([ask(username, password, now), wait(shortest)])
    if (answer?.status === 'right') enter({ username, signedInAt: now }, answer.token)
    else setStatus(answer?.status === 'failed' ? 'failed' : 'refused')
  }

  async function ask(username: string, password: string, now: number): Promise<Answer | undefined> {
    const account = accounts.find(({ user }) => user === username)
    if (!account) return { status: 'wrong-password' }
    const issuedAt = Math.floor(now / 1000)
    return check.current?.ask({ account, password, host: window.location.host, issuedAt })
  }

  return { status, signIn }
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
