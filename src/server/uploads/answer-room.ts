import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxResultBytes } from '#word/find-excess.ts'
import { createRoom, enterUntilAnswered, guestOf } from '../room/room.ts'
import { maxAnswerBytes, maxWaitingUploads } from './limits.ts'

/** Room in memory for the answers to bulk requests. */
export type AnswerRoom = {
  /** Waits for room, with the body unread, and keeps it until the answer is sent: how many bytes it may hold. */
  enter: (request: FastifyRequest, reply: FastifyReply) => Promise<number>
}

/** For two answers at their fullest, or many small ones; the results that children are about to give count too. */
export function createAnswerRoom(children: number): AnswerRoom {
  const inHand = children * maxResultBytes
  const room = createRoom(2 * (maxAnswerBytes + inHand), maxAnswerBytes + inHand, maxWaitingUploads)
  return {
    async enter(request, reply) {
      const { address, bytes } = guestOf(request, maxAnswerBytes / timesSent)
      const mostBytes = Math.max(bytes * timesSent, maxResultBytes)
      await enterUntilAnswered(room, { address, bytes: mostBytes + inHand }, reply)
      return mostBytes
    },
  }
}

/** How much larger than the upload an answer may be: those of honest documents are no larger. */
const timesSent = 4
