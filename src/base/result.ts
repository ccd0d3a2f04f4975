/** The outcome of something that may be refused for a reason the user can act on. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export function accept<Value>(value: Value) {
  return { ok: true, value } as const
}

export function refuse<Refusal>(refusal: Refusal) {
  return { ok: false, refusal } as const
}
