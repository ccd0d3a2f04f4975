import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pictures } from '#pictures/pictures.ts'
import { commentAsGuest, openLink } from '#store/links/open-link.ts'
import type { Store } from '#store/store.ts'
import { commentSchema } from '#team/comment.ts'
import { limits } from '#team/limits.ts'
import { guestCommentSchema, guestPageSchema, reviewTokenHeader } from '#team/review-link.ts'
import { refuseExceeding } from '../calls/admission.ts'
import { digestOf } from '../counts/keys.ts'
import { errorSchema } from '../errors.ts'
import { guestCallsPerMinute } from '../limits.ts'
import { take } from '../refusals/team-refusal.ts'
import { type TeamSurroundings, takeDrafts } from './team.ts'

const errors = { '4xx': errorSchema, '5xx': errorSchema }
const tags = ['Team']

const page = {
  summary: 'Open a review link',
  description: `One version of a page, by the token in \`${reviewTokenHeader}\`. A token that is unknown, has expired or was revoked: 404, all alike.`,
  tags,
  response: { 200: guestPageSchema, ...errors },
}

const comment = {
  summary: 'Comment over a review link, under a name of one’s own choice',
  tags,
  body: guestCommentSchema,
  response: { 200: commentSchema, ...errors },
}

/** For those who have a review link and no account. */
export function guestRoutes(
  store: Store,
  pictures: Pick<Pictures, 'passForGuest'>,
  { accounts, budget, now }: TeamSurroundings,
): FastifyPluginAsyncZod {
  const knockOf = ({ headers }: FastifyRequest) => ({
    token: String(headers[reviewTokenHeader] ?? ''),
    at: new Date(now()).toISOString(),
  })

  return async (app) => {
    takeDrafts(app, budget)
    const countAddress = app.createRateLimit({
      max: guestCallsPerMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => digestOf(`guest from ${normalizeIP(ip)}`),
    })
    const countComments = app.createRateLimit({
      max: limits.linkCommentsPerHour,
      timeWindow: 3_600_000,
      keyGenerator: (request) => digestOf(`guest by ${knockOf(request).token}`),
    })
    app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
      refuseExceeding(await countAddress(request))
    })

    app.get('/api/review', { schema: page }, async (request) => {
      const opened = take(await openLink(store, knockOf(request)))
      const hashes = Object.keys(opened.draft.images ?? {})
      return {
        ...opened,
        passes: Object.fromEntries(hashes.map((hash) => [hash, pictures.passForGuest(hash)])),
      }
    })

    app.post('/api/review/comments', { schema: comment }, async (request) => {
      refuseExceeding(await countComments(request))
      const users = accounts.lastKnown().map(({ user }) => user)
      return take(await commentAsGuest(store, knockOf(request), { ...request.body, users }))
    })
  }
}
