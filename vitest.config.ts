import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const testTimeout = 30_000
const hookTimeout = testTimeout

/** What programs that tests start compile is kept, so that each of them is there in half the time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'out/compiled')

/** The screens' stores live in their modules, so each of their files has modules of its own. The others share theirs. */
export default defineConfig({
  test: {
    /** By itself it would leave one core to others, which on a small machine is half of them. */
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'screens', include: ['src/web/**/*.test.ts'], testTimeout, hookTimeout } },
      {
        test: {
          name: 'all else',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['src/web/**'],
          testTimeout,
          hookTimeout,
          isolate: false,
        },
      },
    ],
  },
})
