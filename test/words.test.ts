import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Files whose sentences are not said by the tool on a screen, in an answer or in a shell: Word's and the catalogue's own
 * words, prompts for models, what readers compare texts with, and what a schema wants, which stands with its rule.
 */
const exempt: Record<string, string> = {
  'src/texts/**': 'the words layer',
  'src/{figures,facts}/**': 'word lists that briefs are read with',
  'src/pairs/words/**': 'word lists that texts are compared with',
  'src/writing/brief/note-words/**': 'word lists that briefs are read with',
  'src/writing/prompt/**': 'prompts for a model',
  'src/writing/draft-writer/**': "page texts, and the draft writer's own name",
  'src/word/{format,furniture}.ts': 'the Word document',
  'src/sign-off/words.ts': 'the sign-off document',
  'src/word/blocks/{label,head,layout,leading,shop}-words.ts': 'word lists that documents are read with',
  'src/word/read/stand-ins.ts': 'sentences of Word that are known again',
  'src/content/values/rich-text.ts': 'names of HTML elements',
  'src/models/failure-of.ts': 'details for the log and the ledger',
  'src/store/calls/**': "summaries of the API's schema",
  'src/server/routes/assets.ts': "summaries of the API's schema",
  'src/catalogue/{load.node,load-start-pages.node,manifest,roles,site}.ts':
    'what a schema wants of a component, beside the sentences of zod',
  'src/server/metrics/**': 'what a measure counts, for whoever reads /metrics',
  'src/**/fake*.ts': 'fakes of tests',
}

/**
 * What is no sentence for people by where it stands: for the log, for developers, or for readers of the API's schema. Each
 * in these files alone.
 */
const ofNobody: [pattern: RegExp, files: RegExp][] = [
  [/\blog\.\w+\(|\bonTrouble\(/, /^src\/server\//],
  [/\bdetail:/, /^src\/models\/retry/],
  // What is thrown in a shell is printed there.
  [/throw new (?!RequestError)\w+\(|\bnew (?:Type|Range|Syntax)?Error\(|\bsuper\(/, /^src\/(?!cli\/)/],
  [/\b(?:summary|description):/, /^src\/server\/routes\//],
  [/\b(?:SELECT|INSERT INTO|CREATE TABLE)\b|_(?:kept|gone)'$/, /^src\/store\//],
  [/\bhelp:/, /^src\/store\/watch-room/],
  [/\.describe\(/, /^src\/server\/pages\//],
  [/\.matches\(/, /^src\/checks\/dom\//],
  [/console\.info\(/, /^src\/web\//],
]

test.each(sourceFiles())('%s says nothing to people', (file) => {
  expect(sentencesIn(readFileSync(file, 'utf8'), file)).toEqual([])
})

test('a sentence is found, and what only looks like one is not', () => {
  const said = "refuse('The file is empty.')\nsay(`There are no files`)"
  const web = 'src/web/run.ts'
  expect(sentencesIn(said, web)).toEqual(['The file is empty.', 'There are no files'])
  expect(sentencesIn("const kind = 'text/html; charset=utf-8'\n// 'The file is empty.'", web)).toEqual([])
  expect(sentencesIn("throw new Error('No run is under way.')", web)).toEqual([])
  expect(sentencesIn("throw new Error('There is no such file.')", 'src/cli/run.ts')).toHaveLength(1)
})

test.each(Object.keys(exempt))('%s is exempt because it has sentences', (pattern) => {
  const files = globSync(pattern, { exclude: ['**/*.test.*'] }).filter((path) => path.endsWith('.ts'))
  expect(files.some((file) => sentencesIn(readFileSync(file, 'utf8'), file).length > 0)).toBe(true)
})

function sourceFiles(): string[] {
  const skipped = ['**/*.test.*', '**/*.d.ts', ...Object.keys(exempt)]
  return globSync('src/**/*.{ts,tsx}', { exclude: skipped })
}

/** Quoted texts of three words and more that begin or end as sentences do, or have five words in a row. */
function sentencesIn(source: string, file: string): string[] {
  const patterns = ofNobody.filter(([, files]) => files.test(file)).map(([pattern]) => pattern)
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const lines = code.split('\n').map((line) => line.replace(/^\s*\/\/.*|\s\/\/ .*$/, ''))
  return lines.flatMap((line, index) => {
    const context = `${lines[index - 1] ?? ''}\n${line}`
    if (patterns.some((pattern) => pattern.test(line) || opensAbove(pattern, context))) return []
    return quotedIn(line).filter(isSentence)
  })
}

/** The call or property stands alone on the line above. */
function opensAbove(pattern: RegExp, context: string): boolean {
  const [above = ''] = context.split('\n')
  return /[(:]$/.test(above) && pattern.test(`${above} `)
}

function quotedIn(line: string): string[] {
  const quoted = line.matchAll(/'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g)
  return Array.from(quoted, ([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…'),
  )
}

function isSentence(text: string): boolean {
  if (/[<>[\]={]|:[a-z]+\(|^\^|\\b|;/.test(text) || !/ /.test(text)) return false
  const words = text.match(/(?<![\w-])[A-Za-z][a-z’']*(?![\w-])/g) ?? []
  if (words.length < 3) return false
  return /^["“]?[A-Z][a-z]* /.test(text) || /[a-z…"”][.?!:]$/.test(text) || words.length >= 5
}
