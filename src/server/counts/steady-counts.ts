import { type Counts, CountsAway } from './counts.ts'

/** The shared counts, and while they are away those of this process alone. */
export function createSteadyCounts(shared: Counts, own: Counts): Counts {
  return {
    countRequest: (...details) => withEither(({ countRequest }) => countRequest(...details)),
    take: (...details) => withEither(({ take }) => take(...details)),
    beginDay: (...details) => withEither(({ beginDay }) => beginDay(...details)),
  }

  async function withEither<Answer>(ask: (counts: Counts) => Promise<Answer>): Promise<Answer> {
    try {
      return await ask(shared)
    } catch (error) {
      if (error instanceof CountsAway) return await ask(own)
      throw error
    }
  }
}
