import { z } from 'zod'
import { CountsAway, type DayCounts } from './day-counts.ts'
import { digestOf, keyPrefix } from './keys.ts'

/** What Redis does in one step, which no other replica can come between. Its key ends by itself. */
export type DayCommands = {
  takeOfDay: (key: string, name: string, amount: number, most: number) => Promise<unknown>
  /** `used` are names and counts in turn. */
  beginDay: (key: string, lifetime: number, ...used: (string | number)[]) => Promise<unknown>
}

/** As ioredis takes them: methods of the client by these names. */
export const dayScripts = {
  takeOfDay: {
    numberOfKeys: 1,
    lua: `
      if redis.call('EXISTS', KEYS[1]) == 0 then return 'unknown' end
      local count = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '0')
      if count + tonumber(ARGV[2]) > tonumber(ARGV[3]) then return 'spent' end
      redis.call('HINCRBY', KEYS[1], ARGV[1], ARGV[2])
      return 'taken'`,
  },
  beginDay: {
    numberOfKeys: 1,
    lua: `
      if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
      redis.call('HSET', KEYS[1], 'begun', 1)
      for i = 2, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
      redis.call('PEXPIRE', KEYS[1], ARGV[1])
      return 1`,
  },
}

/** Whether Redis answers, told whenever it was asked. */
export type Contact = { lost: (reason: string) => void; found: () => void }

/** Long enough for a call that began before midnight and for clocks that differ. */
const lifetimeOfDay = 2 * 24 * 60 * 60 * 1000

const takingSchema = z.enum(['taken', 'spent', 'unknown'])

/** The counts of all replicas in one Redis. Whatever goes wrong there is `CountsAway`. */
export function createRedisDayCounts(redis: DayCommands, { lost, found }: Contact): DayCounts {
  return {
    take: (day, name, amount, most) =>
      read(redis.takeOfDay(keyOf(day), digestOf(name), amount, most), takingSchema),

    async begin(day, used) {
      const counts = [...used].flatMap(([name, count]) => [digestOf(name), count])
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
      throw new CountsAway('Redis does not answer.', { cause })
    }
  }
}

function keyOf(day: string): string {
  return `${keyPrefix}calls:${day}`
}
