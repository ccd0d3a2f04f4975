import { createHash } from 'node:crypto'

/** All keys in Redis begin with it. */
export const keyPrefix = 'webpage-builder:'

/** Names and addresses are nobody's business who looks into Redis. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
