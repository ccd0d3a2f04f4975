import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const testTimeout = 60_000
const hookTimeout = testTimeout

/** What is waited for is there in a moment, but for a machine that is busy with all else. */
const expect = { poll: { timeout: 30_000 } }

/** What programs that tests start compile is kept, so that each of them is there in half the time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'out/compiled')

/**
 * Tests that start processes and kill them, keep them busy to their limits, or try what chance makes: `npm run check` leaves
 * them out.
 */
const processes = [
  'src/cli/run.test.ts',
  'src/conversion/parsing.test.ts',
  'src/conversion/processes/pool.test.ts',
  'src/conversion/scanning/scan.test.ts',
  'src/server/guard/guard.test.ts',
  'src/server/main.test.ts',
  'test/fuzz-seeds.test.ts',
  'test/hostile-documents.test.ts',
  'test/store/kill.test.ts',
  'test/word-corpus.test.ts',
]

/** The same once more on PostgreSQL: `npm run test:postgres` brings one, and `npm run test:long` runs it. */
const onPostgres = 'test/store/postgres.test.ts'
const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined || process.env.MANY_ROUNDS !== undefined

/**
 * The screens' stores live in their modules, so each of their files has modules of its own, in a context of its own: a
 * process for each of them takes twice as long. The others share their modules.
 */
export default defineConfig({
  test: {
    /** By itself it would leave one core to others, which on a small machine is half of them. */
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'screens',
          include: ['src/web/**/*.test.ts'],
          testTimeout,
          hookTimeout,
          expect,
          pool: 'vmThreads',
        },
      },
      {
        test: {
          name: 'all else',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['src/web/**', ...processes, onPostgres],
          testTimeout,
          hookTimeout,
          expect,
          isolate: false,
        },
      },
      {
        test: {
          name: 'processes',
          include: [...processes, ...(isOnPostgres ? [onPostgres] : [])],
          testTimeout,
          hookTimeout,
          expect,
          isolate: false,
        },
      },
    ],
  },
})
