import type { RefusalCode } from './save-page.ts'

/** What there is no more room for. */
export type Fullness = 'room' | 'comments' | 'links'

/** What a call cannot take as it is. */
export type Unfit = 'draft' | 'record' | 'answer' | 'request'

/** Why a call of the team was refused. `current`: what stands there instead, as the answer has it. */
export type Refusal =
  | { code: Extract<RefusalCode, 'unknown' | 'not-yours' | 'store-away'> }
  | { code: 'changed' | 'deleted'; current: Record<string, unknown> }
  | { code: 'full'; of: Fullness }
  | { code: 'too-large' | 'bad-request'; what: Unfit }

export const unknown = { code: 'unknown' } as const satisfies Refusal
export const notYours = { code: 'not-yours' } as const satisfies Refusal

export function full(of: Fullness) {
  return { code: 'full', of } as const satisfies Refusal
}
