import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const core = ['base', 'catalogue', 'layout', 'content']
const middle = [
  ...core,
  'accounts',
  'figures',
  'learnt',
  'facts',
  'notices',
  'rules',
  'pairs',
  'html',
  'word',
  'checks',
  'writing',
  'sign-off',
  'formats',
  'proposal',
]
const upper = [...middle, 'texts', 'team', 'models', 'conversion', 'store']

/** Besides itself, a layer imports these. The core looks only down; server and web never meet. */
const mayImport: Record<string, string[]> = {
  ...Object.fromEntries(core.map((layer, index) => [layer, core.slice(0, index)])),
  accounts: ['base'],
  figures: ['base'],
  learnt: ['figures'],
  facts: [...core, 'figures'],
  rules: ['base', 'layout', 'figures', 'learnt'],
  // Their data lies beside that of the rules.
  notices: ['base', 'layout', 'rules'],
  pairs: [...core, 'figures', 'facts', 'rules', 'word'],
  html: [...core, 'notices'],
  word: [...core, 'notices'],
  checks: [...core, 'figures', 'facts', 'notices', 'rules', 'pairs'],
  writing: [...core, 'figures', 'facts', 'rules', 'pairs'],
  'sign-off': [...core, 'figures', 'facts', 'notices', 'rules', 'word', 'checks', 'writing'],
  formats: [...core, 'notices', 'html', 'word', 'sign-off'],
  proposal: [...core, 'figures', 'learnt', 'word'],
  team: core,
  store: [...core, 'accounts', 'texts', 'team'],
  texts: [...middle, 'team'],
  models: [...middle, 'texts'],
  conversion: [...middle, 'texts'],
  pictures: upper,
  server: [...upper, 'pictures'],
  web: [...middle, 'texts', 'team'],
  cli: upper,
}

/** Where Node's own modules may be used, besides files that say so in their name. */
const onNode = ['store', 'models', 'conversion', 'pictures', 'server', 'cli']

const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.d.ts'] })

test.each(files)('%s', (file) => {
  const layer = layerOf(file)
  const allowed = [layer, ...(mayImport[layer] ?? [])]

  for (const specifier of specifiersIn(file)) {
    if (specifier.startsWith('node:')) {
      expect(onNode.includes(layer) || file.endsWith('.node.ts'), specifier).toBe(true)
    }
    if (!/^[#.]/.test(specifier)) continue
    expect(allowed).toContain(layerOf(target(file, specifier)))
  }
})

/**
 * How the screens are built: in each of these folders, parts that others stand on, each importing only those before it;
 * then features, any folder that is no part, which import parts and never each other; and beside them the files that put
 * all together. Nothing imports those.
 */
const partsOf: Record<string, string[]> = {
  'src/web': [
    ...[
      'loading',
      'routing',
      'ui',
      'session',
      'api',
      'catalogue',
      'drafts',
      'team',
      'writer',
      'languages',
      'rendering',
    ],
    ...['reading', 'team-pictures'],
    ...[
      'pictures',
      'page-frame',
      'proposing',
      'page-report',
      'public-url',
      'product',
      'waivers',
      'words',
      'frame',
    ],
  ],
  'src/web/builder': [
    'editor',
    'view',
    'drag',
    'writing',
    'reviewing',
    'faces',
    'tracing',
    'value',
    'team',
    'to-do',
    'exporting',
    'commands',
  ],
  'src/web/html-generator': [
    'upload',
    'messages',
    'flow',
    'filling',
    'preview',
    'report',
    'commenting',
    'proposals',
  ],
}

const screens = files.filter((file) => file.startsWith('src/web/'))

test.each(Object.entries(partsOf))('in %s features import parts, and never each other', (root, parts) => {
  const rankOf = (folder: string) => (parts.includes(folder) ? parts.indexOf(folder) : parts.length)
  const wrong = screens.flatMap((file) =>
    importsOf(file)
      .map((to) => [roomIn(root, file), roomIn(root, to)])
      .filter(([from, to]) => from && to !== undefined && from !== to && (!to || rankOf(to) >= rankOf(from)))
      .map(([, to]) => `${file} -> ${to || 'what puts all together'}`),
  )
  expect(wrong).toEqual([])
})

/** The screens themselves are asked for by their address alone, as a page of the server's. */
const withoutAsking = ['src/web/app.tsx', 'src/web/screens.tsx']

test('code that is wanted later is asked for by one way, which asks whether the server is there', () => {
  const wrong = screens.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /\bimport\('/.test(text) && !/\b(laterPart|keepInReserve|lazyPanel)\b/.test(text)
  })
  expect(wrong).toEqual(withoutAsking)
})

test('no folder of the screens leads back to itself', () => {
  const ways = new Map<string, Set<string>>()
  for (const file of screens) {
    const folder = dirname(file)
    const others = importsOf(file)
      .map((to) => dirname(to))
      .filter((to) => to !== folder && to.startsWith('src/web'))
    ways.set(folder, new Set([...(ways.get(folder) ?? []), ...others]))
  }
  expect([...ways.keys()].filter((folder) => leadsTo(folder, folder, ways))).toEqual([])
})

function leadsTo(from: string, goal: string, ways: Map<string, Set<string>>, seen = new Set<string>()) {
  for (const next of ways.get(from) ?? []) {
    if (next === goal) return true
    if (seen.has(next)) continue
    seen.add(next)
    if (leadsTo(next, goal, ways, seen)) return true
  }
  return false
}

/** The folder of `root` that a file is in, '' for the files beside them; nothing where it is elsewhere. */
function roomIn(root: string, path: string): string | undefined {
  if (!path.startsWith(`${root}/`)) return undefined
  const rest = path.slice(root.length + 1)
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : ''
}

function importsOf(file: string): string[] {
  return specifiersIn(file).flatMap((specifier) => (/^[#.]/.test(specifier) ? [target(file, specifier)] : []))
}

function specifiersIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'([^']+)'/g)
  return Array.from(found, ([, specifier = '']) => specifier)
}

function target(file: string, specifier: string) {
  if (specifier.startsWith('#texts/')) return 'src/texts'
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier)
}

function layerOf(path: string) {
  return path.split('/')[1] ?? ''
}
