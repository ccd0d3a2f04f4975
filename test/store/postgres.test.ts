import { afterAll, describe } from 'vitest'
import { contract } from './contract.ts'
import { postgresAt } from './engine.ts'
import { findPostgres, startPostgres } from './start-postgres.ts'

/** One that is there, by TEST_DATABASE_URL, or one of its own; `vitest.config.ts` leaves this out where neither is. */
const given = process.env.TEST_DATABASE_URL
const own = given === undefined ? await startPostgres(findPostgres() ?? '') : undefined
afterAll(() => own?.stop())
const postgres = postgresAt(given ?? own?.url ?? '')

describe('in PostgreSQL', () => contract(postgres))
