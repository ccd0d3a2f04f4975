import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = 'dist/web/assets'

/** Bytes, compressed, of the scripts without which a screen does not begin: its own, and all that these import. */
export function weighScreen(name: string): number {
  const names = readdirSync(folder)
  const scripts = new Set(['index', 'screens', name].map((part) => findScript(names, part)))
  // What is found on the way is looked at in its turn.
  for (const script of scripts) {
    for (const imported of importsOf(readFileSync(join(folder, script), 'utf8'))) scripts.add(imported)
  }
  const sizes = [...scripts].map(
    (script) => gzipSync(readFileSync(join(folder, script)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function findScript(names: readonly string[], part: string): string {
  const [found, ...others] = names.filter((name) => new RegExp(`^${part}-[\\w-]{7}\\.js$`).test(name))
  if (!found || others.length > 0) throw new Error(`The build has not one script of the name ${part}`)
  return found
}

/** Of minified modules; those that are fetched later stand in brackets. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bimport|\bfrom)["'`]\.\/([^"'`]+)["'`]/g)].map(([, file]) => file ?? '')
}
