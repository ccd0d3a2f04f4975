import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeRefusal } from '#texts/refusals.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import { whenOver } from './end-of-request.ts'

/** Browsers wait for an answer before they ask again over the same connection. */
const mostAtOnce = 4

const waiting = new WeakMap<Socket, number>()

/**
 * A hook: requests that are sent over one connection without waiting for answers. The answers can only go out in turn, and
 * would fill the memory until then.
 */
export async function refusePiledUp({ raw: { socket } }: FastifyRequest, reply: FastifyReply) {
  const others = waiting.get(socket) ?? 0
  if (others >= mostAtOnce) throw refusedRequest(describeRefusal('too-many-requests'))
  waiting.set(socket, others + 1)
  whenOver(reply, () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
}
