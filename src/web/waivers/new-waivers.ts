import { type Blocking, isEnough, isSameName } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'

/** What is typed of waivers: the reasons by place in the list of what blocks. */
export type WaiverForm = { by: string; second: string; reasons: readonly string[] }

export type WaiverErrors = { by: boolean; second: boolean; reasons: readonly boolean[] }

export function findWaiverErrors(blocking: readonly Blocking[], form: WaiverForm): WaiverErrors {
  const wantsSecond = blocking.some(({ isLaw }) => isLaw)
  return {
    by: form.by.trim() === '',
    second: form.by.trim() !== '' && wantsSecond && !isEnough(form, true),
    reasons: blocking.map((_, index) => (form.reasons[index] ?? '').trim() === ''),
  }
}

export function hasErrors({ by, second, reasons }: WaiverErrors): boolean {
  return by || second || reasons.includes(true)
}

/** `user`: who is signed in. `at` is an ISO time; `newId` gives an id that no other waiver has. */
export function createWaivers(
  blocking: readonly Blocking[],
  { by, second, reasons }: WaiverForm,
  { user, at, newId }: { user: string | undefined; at: string; newId: () => string },
): Waiver[] {
  return blocking.map(({ finding: _, isLaw, ...waived }, index) => ({
    ...waived,
    id: newId(),
    by: by.trim(),
    isVerified: user !== undefined && isSameName(by, user),
    ...(isLaw && { second: second.trim() }),
    reason: (reasons[index] ?? '').trim(),
    at,
  }))
}
