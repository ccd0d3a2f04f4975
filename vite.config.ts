import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { accountsWhileDeveloping } from './scripts/vite-accounts.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** Our calls; `src/web/api/*.ts` are sources of the same address. */
const calls = '^/api/(?!.*[.]tsx?([?]|$))'

/** The server knows this one by its name: it has a security policy of its own. */
const worker = 'sign-in-worker'

/** The router's own entry is the one with warnings for developers, which nobody else should have to load. */
const lightRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** Nor what the developer tools of React ask for. */
const withoutDevelopersParts = {
  resolve: { alias: [{ find: /^react-router$/, replacement: lightRouter }] },
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
}

/** In one part, whichever screens share them: they change seldom, and each part more costs every screen some bytes. */
const librariesOfAll = /node_modules.(?:react|react-dom|scheduler|zustand)\//

export default defineConfig(({ command }) => ({
  root: 'src/web',
  plugins: [react(), accountsWhileDeveloping()],
  ...(command === 'build' && withoutDevelopersParts),
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The list of every screen's parts would stand in the sign-in's code; each screen names its own.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'src/web/index.html'),
        [worker]: join(import.meta.dirname, `src/web/sign-in/${worker}.ts`),
      },
      // No module of ours or theirs does anything by being read.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: [{ name: 'libraries', test: librariesOfAll }] },
        // Short names: the sign-in's code lists those of all screens.
        entryFileNames: ({ name }) => (name === worker ? `${worker}.js` : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: { [calls]: server, '/manifest.json': server, '/templates': server, '/healthz': server },
  },
}))
