import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxResultBytes } from '#word/read/find-excess.ts'
import { createRoom, enterUntilAnswered, guestOf, type Room } from '../guard/room.ts'
import { answerRoomSize, maxAnswerBytes } from '../limits.ts'

/** Room in memory for the answers to bulk requests. */
export type AnswerRoom = {
  /** Waits for room, with the body unread, and keeps it until the answer is sent: how many bytes it may hold. */
  enter: (request: FastifyRequest, reply: FastifyReply) => Promise<number>
  status: Room['status']
}

export function createAnswerRoom(children: number): AnswerRoom {
  const onTheirWay = children * maxResultBytes
  const room = createRoom(answerRoomSize(onTheirWay))
  return {
    status: room.status,
    async enter(request, reply) {
      const { address, bytes } = guestOf(request, maxAnswerBytes / timesSent)
      const mostBytes = Math.max(bytes * timesSent, maxResultBytes)
      await enterUntilAnswered(room, { address, bytes: mostBytes + onTheirWay }, reply)
      return mostBytes
    },
  }
}

/** How much larger than the upload an answer may be: those of honest documents are no larger. */
const timesSent = 4
