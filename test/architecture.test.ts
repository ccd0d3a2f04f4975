import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const core = ['base', 'catalogue', 'layout', 'content']
const middle = [...core, 'accounts', 'figures', 'html', 'word', 'checks']

/** Besides itself, a layer imports these. The core looks only down; server and web never meet. */
const mayImport: Record<string, string[]> = {
  ...Object.fromEntries(core.map((layer, index) => [layer, core.slice(0, index)])),
  accounts: ['base'],
  figures: ['base'],
  html: core,
  word: core,
  checks: core,
  server: middle,
  web: middle,
  cli: [...middle, 'server'],
}

/** Where Node's own modules may be used, besides files that say so in their name. */
const onNode = ['server', 'cli']

test.each(globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.d.ts'] }))('%s', (file) => {
  const layer = layerOf(file)
  const allowed = [layer, ...(mayImport[layer] ?? [])]

  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from |import |import\()'([^']+)'/g,
  )) {
    if (specifier.startsWith('node:')) {
      expect(onNode.includes(layer) || file.endsWith('.node.ts'), specifier).toBe(true)
    }
    if (/^[#.]/.test(specifier)) expect(allowed).toContain(layerOf(target(file, specifier)))
  }
})

function target(file: string, specifier: string) {
  if (specifier.startsWith('#texts/')) return 'src/web/texts'
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier)
}

function layerOf(path: string) {
  return path.split('/')[1] ?? ''
}
