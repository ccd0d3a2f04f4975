import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('src/web/**/*.css')

test('the screens know four sizes of letters and three weights', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(valuesOf('font-size')).toEqual(new Set(['0.75rem', '0.875rem', '1rem', '1.5rem']))
  expect(valuesOf('font-weight')).toEqual(new Set(['400', '500', '650']))
})

test('a heading of the second rank has its size from one place alone', () => {
  const base = readFileSync('src/web/ui/tokens.css', 'utf8')
  expect(base).toMatch(/\n {2}h2 \{\n {4}font-size: 1rem;/)
  for (const file of globSync('src/web/**/*.tsx')) {
    const source = readFileSync(file, 'utf8')
    const [, name] = source.match(/<h2[^>]*className=\{styles\.(\w+)\}/) ?? []
    const [, path] = source.match(/import styles from '\.\/(.*\.css)'/) ?? []
    if (!name || !path) continue
    const styles = readFileSync(file.replace(/[^/]*$/, path), 'utf8')
    const all = styles.matchAll(new RegExp(`\\.${name}(?:,[^{]*)? \\{([^}]*)\\}`, 'g'))
    const rules = Array.from(all, ([, rule]) => rule)
    expect(rules, `${file}: ${name}`).not.toEqual([])
    expect(rules.join(), `${file}: ${name}`).not.toContain('font-size')
  }
})

function valuesOf(property: string): Set<string | undefined> {
  const pattern = new RegExp(`\\n\\s*${property}: ([^;]+);`, 'g')
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, value]) => value)),
  )
}
