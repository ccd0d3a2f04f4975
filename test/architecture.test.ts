import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const core = ['base', 'catalogue', 'layout', 'content']
const middle = [...core, 'accounts', 'figures', 'html', 'word', 'checks', 'writing']
const upper = [...middle, 'texts', 'models', 'conversion']

/** Besides itself, a layer imports these. The core looks only down; server and web never meet. */
const mayImport: Record<string, string[]> = {
  ...Object.fromEntries(core.map((layer, index) => [layer, core.slice(0, index)])),
  accounts: ['base'],
  figures: ['base'],
  html: core,
  word: core,
  checks: core,
  writing: [...core, 'figures'],
  texts: middle,
  models: [...middle, 'texts'],
  conversion: [...middle, 'texts'],
  server: upper,
  web: [...middle, 'texts'],
  cli: upper,
}

/** Where Node's own modules may be used, besides files that say so in their name. */
const onNode = ['writing', 'models', 'conversion', 'server', 'cli']

/** Imports that still run up, each from a file to a folder; the list only shrinks. */
const stillUp = new Set([
  'src/cli/documents.ts -> src/server/refusals',
  'src/cli/documents.ts -> src/server/uploads',
  'src/cli/html.ts -> src/server',
  'src/cli/main.ts -> src/server',
  'src/cli/parse-documents.ts -> src/server/uploads',
  'src/cli/parse.ts -> src/server/uploads',
  'src/conversion/pages/find-names.ts -> src/server/pages',
  'src/conversion/pages/page-error.ts -> src/server',
  'src/conversion/pages/page-error.ts -> src/server/refusals',
  'src/conversion/pages/render-all.ts -> src/server',
  'src/conversion/pages/zip-pages.ts -> src/server',
  'src/conversion/parsing.ts -> src/server',
  'src/models/model-settings.ts -> src/server',
  'src/models/model-writer.ts -> src/server/calls',
  'src/writing/fake-tasks.ts -> src/server',
])

test.each(globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.d.ts'] }))('%s', (file) => {
  const layer = layerOf(file)
  const allowed = [layer, ...(mayImport[layer] ?? [])]

  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from |import |import\()'([^']+)'/g,
  )) {
    if (specifier.startsWith('node:')) {
      expect(onNode.includes(layer) || file.endsWith('.node.ts'), specifier).toBe(true)
    }
    if (!/^[#.]/.test(specifier)) continue
    const to = target(file, specifier)
    if (!stillUp.has(`${file} -> ${dirname(to)}`)) expect(allowed).toContain(layerOf(to))
  }
})

function target(file: string, specifier: string) {
  if (specifier.startsWith('#texts/')) return 'src/texts'
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier)
}

function layerOf(path: string) {
  return path.split('/')[1] ?? ''
}
