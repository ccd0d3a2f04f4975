/**
 * What Redis does for us, each in one step that no other replica can come between. Every command has one key, and
 * every key ends by itself.
 */
export type CountCommands = {
  /** Answers the count, and the milliseconds that are left of its window. */
  countRequest: (key: string, window: number) => Promise<[count: number, millisecondsLeft: number]>
  take: (key: string, name: string, amount: number, most: number) => Promise<string>
  /** `taken` are names and counts in turn. */
  beginDay: (key: string, lifetime: number, ...taken: (string | number)[]) => Promise<number>
}

/** As ioredis takes them: methods of the client by these names. */
export const countScripts = {
  countRequest: {
    numberOfKeys: 1,
    lua: `
      local count = redis.call('INCR', KEYS[1])
      if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
      return { count, redis.call('PTTL', KEYS[1]) }`,
  },
  take: {
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
