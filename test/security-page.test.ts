import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  countLicences,
  isAllowed,
  isAllowedDependency,
  listDependencies,
} from '../scripts/production-licences.ts'

const page = readFileSync('docs/security.md', 'utf8')
/** A paragraph, or an item of a list, in one line. */
const items = page.split(/\n\n|\n(?=- )/).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
/** What has a slash is a path of the project, unless it is a route, an address, or what is made where it runs. */
const isPath = (text: string) => /^[^\s/]+\/\S*$/.test(text) && !/^(?:rediss?:|DATA_DIR\/|out\/)/.test(text)
const paths = [...new Set(quoted.filter(isPath))]
const linked = [...page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => `docs/${path}`)

describe('docs/security.md', () => {
  test.each([...paths, ...linked])('speaks of %s, which is there', (path) => {
    expect(existsSync(path)).toBe(true)
  })

  test('can be read as text and as a diff', () => {
    expect(page.split('\n').filter((line) => line.length > 120)).toEqual([])
  })

  test('names nothing twice in one place', () => {
    for (const item of items) {
      const named = [...item.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text).filter(isPath)
      expect(named, item).toEqual([...new Set(named)])
    }
  })

  const [, ...threats] = page
    .slice(page.indexOf('\n## Threats'), page.indexOf('\n## What remains'))
    .split('\n### ')

  test('tells of every threat', () => {
    expect(threats.length).toBeGreaterThan(35)
  })

  test.each(threats.map((threat) => [threat.split('\n')[0], threat]))(
    'says of "%s" what is done about it, where, and what shows it',
    (_, threat = '') => {
      const [defence = '', ...lists] = threat.split('\n\n').slice(1)
      const [where = '', test = ''] = (lists[0] ?? '').split(/\n(?=- )/)
      expect(defence).toMatch(/\.$/)
      expect(where).toMatch(/^- where: .*`(src|catalogue)\//s)
      expect(test).toMatch(/^- test: .*(\.(test|e2e)\.ts`|`npm run)/s)
    },
  )

  test('tells of every deviation that a row has', () => {
    const remains = page.slice(page.indexOf('\n## What remains'), page.indexOf('\n## Supply chain'))
    const rows = items.filter((item) => item.includes('**d**') && /^- \*\*\d/.test(item))
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows) {
      const numbers = /^- \*\*(.*?)\*\*/.exec(row)?.[1]?.match(/\d+\.\d+\.\d+/g) ?? []
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
    const lines = page.split('\n').map((line) => line.replaceAll(/ +\|/g, ' |'))
    expect(lines.filter((line) => /^\| [^|]+ \| \d+ \|$/.test(line))).toEqual(table)
  })
})

test('everything that the product runs on comes under a licence that is allowed', () => {
  const refused = listDependencies().filter((dependency) => !isAllowedDependency(dependency))
  expect(refused).toEqual([])
})

test('the LGPL is allowed for one library alone, by name', () => {
  const licence = 'LGPL-3.0-or-later'
  const isAllowedAs = (name: string) => isAllowedDependency({ name, version: '1', licence })
  expect(isAllowedAs('@img/sharp-libvips-linux-x64')).toBe(true)
  expect(isAllowedAs('another')).toBe(false)
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
