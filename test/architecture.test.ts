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
const onNode = ['models', 'conversion', 'server', 'cli']

/** Imports that still run up, each from a file to a folder; the list only shrinks. */
const stillUp = new Set([
  'src/texts/en/export.ts -> src/web/builder/export',
  'src/texts/en/html-generator.ts -> src/web/api',
  'src/texts/en/html-generator.ts -> src/web/html-generator/upload',
  'src/texts/en/pages.ts -> src/web/builder/editor',
  'src/texts/en/pages.ts -> src/web/drafts',
  'src/texts/en/preview.ts -> src/web/page-frame',
  'src/texts/en/writing.ts -> src/web/builder/writing',
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
