import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { accountsWhileDeveloping } from './scripts/vite-accounts.ts'
import { screenParts } from './scripts/vite-parts.ts'

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

/** Examples of rules are for those who write and test them. */
const withoutExamples = {
  name: 'rules-without-examples',
  enforce: 'pre',
  transform: {
    filter: { id: /catalogue\/rules\/[\w-]+\.json$/ },
    handler(code: string) {
      return JSON.stringify(JSON.parse(code, (key, value) => (key === 'examples' ? noExamples : value)))
    },
  },
} as const

const noExamples = { bad: { en: [], ar: [] }, good: { en: [], ar: [] } }

/** Schemas can describe themselves in JSON Schema: the server's documentation asks for that, no screen does. */
const withoutJsonSchemas = {
  name: 'zod-without-json-schemas',
  enforce: 'pre',
  transform: {
    filter: { id: /zod.v4.core.(?:json-schema-processors|to-json-schema)\.js$/ },
    handler(code: string) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return ['const none = () => none', ...names.map((name) => `export const ${name} = none`)].join('\n')
    },
  },
} as const

const leftOut = [withoutExamples, withoutJsonSchemas]

/** In one part, whichever screens share them: they change seldom, and each part more costs every screen some bytes. */
const librariesOfAll = /node_modules.(?:react|react-dom|scheduler|zustand)\//

const parts = screenParts()

export default defineConfig(({ command }) => ({
  root: 'src/web',
  plugins: [react(), accountsWhileDeveloping(), parts.plugin, ...(command === 'build' ? leftOut : [])],
  ...(command === 'build' && withoutDevelopersParts),
  // Workers are built by themselves.
  worker: { plugins: () => (command === 'build' ? leftOut : []) },
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
        codeSplitting: { groups: [{ name: 'libraries', test: librariesOfAll }, parts.group] },
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
