import { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit'
import { describeRefusal } from '#texts/refusals.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import type { Counting } from './counting.ts'
import { digestOf, keyPrefix } from './keys.ts'

/** Routes say how much; what is counted stands in memory, or in Redis for all replicas. */
export function rateLimitOptions({ redis }: Pick<Counting, 'redis'>): RateLimitPluginOptions {
  return {
    global: false,
    redis,
    nameSpace: `${keyPrefix}requests:`,
    // Nobody is turned away because Redis is: replicas stand behind a proxy, whose limits go on.
    skipOnError: true,
    keyGenerator: ({ ip }) => digestOf(normalizeIP(ip)),
    errorResponseBuilder: () => refusedRequest(describeRefusal('too-many-requests')),
  }
}
