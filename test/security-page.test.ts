import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countLicences, isAllowed, listDependencies } from '../scripts/production-licences.ts'

/** Tables without the blanks that line them up. */
const page = readFileSync('docs/security.md', 'utf8').replaceAll(/ +\|/g, ' |')
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
/** What has a slash is a path of the project, unless it is a route, an address, or what is made where it runs. */
const isPath = (text: string) => /^[^\s/]+\/\S*$/.test(text) && !/^(?:rediss?:|DATA_DIR\/|out\/)/.test(text)
const paths = [...new Set(quoted.filter(isPath))]
const linked = [...page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => `docs/${path}`)

describe('docs/security.md', () => {
  test.each([...paths, ...linked])('speaks of %s, which is there', (path) => {
    expect(existsSync(path)).toBe(true)
  })

  test('names nothing twice in one place', () => {
    const cells = page.split('\n').flatMap((line) => line.split(' | '))
    for (const cell of cells) {
      const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text).filter(isPath)
      expect(named, cell).toEqual([...new Set(named)])
    }
  })

  test('names a test or a script for each threat', () => {
    const rows = page
      .slice(page.indexOf('\n## Threats'), page.indexOf('\n## What remains'))
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      const [, where = '', shown = ''] = row.split(' | ').slice(-3)
      expect(where, row).toMatch(/`(src|catalogue)\//)
      expect(shown, row).toMatch(/\.(test|e2e)\.ts`|`npm run/)
    }
  })

  test('tells of every deviation that a row has', () => {
    const remains = page.slice(page.indexOf('\n## What remains'), page.indexOf('\n## Supply chain'))
    const rows = page.split('\n').filter((line) => line.includes('**d**') && line.startsWith('| '))
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows) {
      const numbers = row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []
      expect(
        numbers.some((number) => remains.includes(number)),
        row,
      ).toBe(true)
    }
  })

  test('names scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...page.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(4)
    for (const name of named) expect(scripts).toHaveProperty([name])
  })

  test('counts licences as they are', () => {
    const table = countLicences(listDependencies())
    expect(page.split('\n').filter((line) => /^\| [^|]+ \| \d+ \|$/.test(line))).toEqual(table)
  })
})

test('everything that the product runs on comes under a licence that is allowed', () => {
  const refused = listDependencies().filter(({ licence }) => !isAllowed(licence))
  expect(refused).toEqual([])
})

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none named', false],
])('%s: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed)
})
