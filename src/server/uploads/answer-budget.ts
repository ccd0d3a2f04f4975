import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxResultBytes } from '#word/read/find-excess.ts'
import { acquireUntilAnswered, claimOf } from '../guard/claim.ts'
import { createMemoryBudget, type MemoryBudget } from '../guard/memory-budget.ts'
import { answerBudget, maxAnswerBytes } from '../limits.ts'

/** Memory for the answers to bulk requests. */
export type AnswerBudget = {
  /** Waits with the body unread, and releases when the answer is sent: how many bytes it may hold. */
  acquire: (request: FastifyRequest, reply: FastifyReply) => Promise<number>
  status: MemoryBudget['status']
}

export function createAnswerBudget(children: number): AnswerBudget {
  const onTheirWay = children * maxResultBytes
  const budget = createMemoryBudget(answerBudget(onTheirWay))
  return {
    status: budget.status,
    async acquire(request, reply) {
      const { address, bytes } = claimOf(request, maxAnswerBytes / timesSent)
      const mostBytes = Math.max(bytes * timesSent, maxResultBytes)
      await acquireUntilAnswered(budget, { address, bytes: mostBytes + onTheirWay }, reply)
      return mostBytes
    },
  }
}

/** How much larger than the upload an answer may be: those of honest documents are no larger. */
const timesSent = 4
