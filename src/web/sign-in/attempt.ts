import type { Account } from '#accounts/account.ts'

/** What the screen asks of the worker. */
export type Attempt = { account: Account; password: string; host: string; issuedAt: number }

/** What the worker says to it. `failed`: this browser could not work it out, whatever the password. */
export type Answer =
  | { status: 'right'; token: string }
  | { status: 'wrong-password' }
  | { status: 'failed'; reason: string }
