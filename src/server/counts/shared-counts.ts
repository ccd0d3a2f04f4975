import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CountCommands } from './count-commands.ts'
import { type Counts, CountsAway } from './counts.ts'
import type { Contact } from './watch-contact.ts'

/** All keys in Redis begin with it. */
const prefix = 'webpage-builder:'

/** Long enough for a call that began before midnight and for clocks that differ. */
const lifetimeOfDay = 2 * 24 * 60 * 60 * 1000

const requestCountSchema = z.tuple([z.number(), z.number()])
const takingSchema = z.enum(['taken', 'spent', 'unknown'])

/** Counts of all replicas in one Redis. Whatever goes wrong there is `CountsAway`. */
export function createSharedCounts(
  redis: CountCommands,
  { lost, found }: Pick<Contact, 'lost' | 'found'>,
): Counts {
  return {
    async countRequest(key, window) {
      const answer = redis.countRequest(`${prefix}requests:${digestOf(key)}`, window)
      const [count, millisecondsLeft] = await read(answer, requestCountSchema)
      return { count, millisecondsLeft }
    },

    async take(day, name, amount, most) {
      return await read(redis.take(keyOf(day), digestOf(name), amount, most), takingSchema)
    },

    async beginDay(day, taken) {
      const counts = [...taken].flatMap(([name, count]) => [digestOf(name), count])
      await read(redis.beginDay(keyOf(day), lifetimeOfDay, ...counts), z.number())
    },
  }

  async function read<Value>(answer: Promise<unknown>, schema: z.ZodType<Value>): Promise<Value> {
    try {
      const value = schema.parse(await answer)
      found()
      return value
    } catch (cause) {
      lost(cause instanceof Error ? cause.message : String(cause))
      throw new CountsAway('The shared counts do not answer.', { cause })
    }
  }
}

function keyOf(day: string): string {
  return `${prefix}calls:${day}`
}

/** Names and addresses are nobody's business who looks into Redis. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
