import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

export type Pattern = { source: string; flags: string; places: string[] }

/** Every regular expression of the product: those written down, and those that modules build when they are loaded. */
export async function collectPatterns(): Promise<Pattern[]> {
  const found = new Map<string, Pattern>()
  const note = ({ source, flags }: { source: string; flags: string }, place: string) => {
    const key = `${source} ${flags}`
    const pattern = found.get(key) ?? { source, flags, places: [] }
    found.set(key, { ...pattern, places: [...pattern.places, place] })
  }
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.d.ts'] })) {
    const code = readFileSync(file, 'utf8')
    for (const literal of literalsOf(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))) {
      note(new RegExp(literal.pattern, literal.flags), file)
    }
    if (code.includes('new RegExp(')) for (const built of await builtBy(file)) note(built, file)
  }
  return [...found.values()]
}

type Literal = { pattern: string; flags: string }

function literalsOf(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && node.regex) return [node.regex as Literal]
  return Object.values(node).flatMap(literalsOf)
}

/** Loads the module and looks over its shoulder. */
async function builtBy(file: string): Promise<RegExp[]> {
  const built: RegExp[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      const pattern: RegExp = Reflect.construct(target, given)
      built.push(pattern)
      return pattern
    },
  })
  await import(`../../${file}`).finally(() => {
    globalThis.RegExp = original
  })
  return built
}
