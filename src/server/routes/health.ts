import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Parsing } from '#conversion/parsing.ts'
import type { AccountList } from '#store/accounts/account-list.ts'
import type { Counting } from '../counts/counting.ts'
import { type MemoryBudgets, statusesOf } from '../guard/memory-budgets.ts'

const liveSchema = {
  summary: 'Say that the server is up',
  tags: ['Server'],
  response: { 200: z.object({ status: z.literal('ok') }) },
}

const readySchema = {
  summary: 'Say whether requests should come here',
  description:
    '503 while the server stops, while it has no process left that reads documents or cannot read its accounts, and when its memory for requests is full and does not empty any more. With REDIS_URL, `counts` says whether what replicas count together can be reached; without it requests are still served.',
  tags: ['Server'],
  response: {
    200: z.object({ status: z.literal('ready'), counts: z.enum(['shared', 'away']).optional() }),
    503: z.object({ status: z.enum(['stopping', 'resting', 'full', 'no-accounts']) }),
  },
}

type Watched = {
  parsing: Pick<Parsing, 'findRefusal'>
  counting: Pick<Counting, 'status'>
  accounts: AccountList
  budgets: MemoryBudgets
  isStopping: () => boolean
}

export function healthRoutes(watched: Watched): FastifyPluginAsyncZod {
  const { parsing, counting, accounts, budgets, isStopping } = watched
  return async (app) => {
    app.get('/healthz', { schema: liveSchema }, async () => ({ status: 'ok' as const }))

    app.get('/readyz', { schema: readySchema }, async (_, reply) => {
      if (isStopping()) return reply.code(503).send({ status: 'stopping' })
      const refusal = parsing.findRefusal()
      if (refusal && refusal !== 'busy') return reply.code(503).send({ status: 'resting' })
      if (statusesOf(budgets).some(([, { isStuck }]) => isStuck))
        return reply.code(503).send({ status: 'full' })
      if (!accounts.current()) return reply.code(503).send({ status: 'no-accounts' })
      const counts = counting.status()
      return { status: 'ready' as const, ...(counts !== 'own' && { counts }) }
    })
  }
}
