import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignalOf, whenOver } from './end-of-request.ts'
import type { Claim, MemoryBudget } from './memory-budget.ts'
import { hasGone } from './refuse-early.ts'

/** How many bytes of body a request says will come, if it says so. */
export function declaredLengthOf({ headers }: FastifyRequest): number | undefined {
  const length = Number(headers['content-length'])
  return Number.isNaN(length) ? undefined : length
}

/** What a request may hold in memory: what it declares, but from `least` to `most` bytes. */
export function claimOf(request: FastifyRequest, most: number, least = 1024 * 1024): Claim {
  const declared = declaredLengthOf(request) ?? most
  return { address: normalizeIP(request.ip), bytes: Math.min(Math.max(declared, least), most) }
}

/** Acquires, and releases when the answer is read or given up: it holds memory as well. */
export async function acquireUntilAnswered(budget: MemoryBudget, claim: Claim, reply: FastifyReply) {
  const signal = abortSignalOf(reply)
  const release = await budget.acquire(claim, signal)
  whenOver(reply, release)
  if (signal.aborted) throw hasGone()
}
