import type { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountList } from '#store/accounts/account-list.ts'
import type { Call, Caller } from '#store/calls/call.ts'
import { pageCalls } from '#store/calls/page-calls.ts'
import { recordCalls } from '#store/calls/record-calls.ts'
import { reviewCalls } from '#store/calls/review-calls.ts'
import { StoreAway } from '#store/database/database.ts'
import type { Store } from '#store/store.ts'
import { limits } from '#team/limits.ts'
import { pageDeletedSchema } from '#team/save-page.ts'
import { admitCallers, callerOf } from '../calls/admission.ts'
import { errorSchema } from '../errors.ts'
import { checkRequestOf } from '../guard/check-request.ts'
import { acquireUntilAnswered, claimOf } from '../guard/claim.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { leastCallBytes, maxTeamBytes, teamCallsPerMinute } from '../limits.ts'
import { asTeamRefusal, take } from '../refusals/team-refusal.ts'

export type TeamSurroundings = {
  accounts: AccountList
  publicUrl: string | undefined
  budget: MemoryBudget
  /** Milliseconds. */
  now: () => number
}

/** What the team keeps: every call needs a sign-in, and all three accounts see the same. */
export function teamRoutes(store: Store, { accounts, publicUrl, budget, now }: TeamSurroundings) {
  const callerFrom = (request: FastifyRequest): Caller => ({
    by: callerOf(request).user ?? '',
    at: new Date(now()).toISOString(),
    users: accounts.lastKnown().map(({ user }) => user),
  })

  return async (app: FastifyInstance) => {
    takeDrafts(app, budget)
    const admission = { purpose: 'team', signIn: 'required', callsPerMinute: teamCallsPerMinute } as const
    for (const admit of admitCallers(app, { ...admission, accounts, publicUrl, now })) {
      app.addHook('onRequest', admit)
    }
    for (const call of [...pageCalls, ...reviewCalls, ...recordCalls]) {
      app.route({
        method: call.method,
        url: call.url,
        schema: schemaOf(call),
        handler: async (request) => {
          const { params, query, body } = request as Record<'params' | 'query' | 'body', object>
          return take(
            await call.perform(store, callerFrom(request), { ...params, ...query, ...body } as never),
          )
        },
      })
    }
  }
}

function schemaOf({ summary, description, params, querystring, body, answer, conflict }: Call) {
  return {
    summary,
    tags: ['Team'],
    ...(description !== undefined && { description }),
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && { body }),
    response: {
      200: answer,
      ...(conflict && { 409: conflict }),
      410: pageDeletedSchema,
      '4xx': errorSchema,
      '5xx': errorSchema,
    },
  }
}

/** Bodies of a page's size, with room in memory from before they come. */
export function takeDrafts(app: FastifyInstance, budget: MemoryBudget) {
  app.setValidatorCompiler(checkRequestOf(limits.draftValues))
  app.setErrorHandler((error: FastifyError, request) => {
    if (error instanceof StoreAway) request.log.error(error, 'the database does not answer')
    throw asTeamRefusal(error)
  })
  app.addHook('onRoute', (route) => {
    route.bodyLimit = maxTeamBytes
  })
  app.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply, body: Readable) => {
    await acquireUntilAnswered(budget, claimOf(request, maxTeamBytes, leastCallBytes), reply)
    return body
  })
}
