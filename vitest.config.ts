import { defineConfig } from 'vitest/config'

const testTimeout = 30_000

/** The screens' stores live in their modules, so each of their files has modules of its own. The others share theirs. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'screens', include: ['src/web/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'all else',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['src/web/**'],
          testTimeout,
          isolate: false,
        },
      },
    ],
  },
})
