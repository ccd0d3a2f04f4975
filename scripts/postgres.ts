/**
 * Everything that the team keeps, on a real PostgreSQL: the one of TEST_DATABASE_URL, or one of its own for as long as the
 * tests run, whose programs are installed where they may be.
 */
import { findPostgres } from '../test/store/start-postgres.ts'
import { installPrograms } from './install-programs.ts'
import { runStep } from './steps.ts'

const obstacle =
  process.env.TEST_DATABASE_URL === undefined && !findPostgres()
    ? installPrograms('pg_ctlcluster')
    : undefined
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exit(1)
}
const isMet = await runStep(['on PostgreSQL', ['vitest', 'run', 'test/store/postgres.test.ts']], {
  MANY_ROUNDS: '1',
})
process.exitCode = isMet ? 0 : 1
