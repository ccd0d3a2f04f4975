import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a statement may be put together of: names that stand in our own files, and numbers that do. */
const ours = [
  ...['bytes', 'columns', 'entryColumns', 'pageColumns', 'select', 'table'],
  ...["names.join(', ')", "places.join(', ')", 'mostAtOnce', 'rowsAtOnce'],
]

const files = globSync('src/store/**/*.ts', { exclude: ['**/*.test.ts'] })

test.each(files)('no statement of %s holds a value that came from outside', (file) => {
  const templates = Array.from(
    readFileSync(file, 'utf8').matchAll(/`((?:[^`\\]|\\.)*)`/gs),
    ([, text = '']) => text,
  )
  const statements = templates.filter((text) =>
    /\b(SELECT|INSERT|UPDATE|DELETE|FETCH|CURSOR|WHERE)\b/.test(text),
  )
  const put = statements.flatMap((text) =>
    Array.from(text.matchAll(/\$\{([^}]+)\}/g), ([, name = '']) => name),
  )
  expect(put.filter((name) => !ours.includes(name))).toEqual([])
})
