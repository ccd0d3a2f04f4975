import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept } from '#base/result.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createParsing } from '#conversion/parsing.ts'
import { tinyDocx } from '../../test/tiny-docx.ts'
import { text } from '../../test/word-xml.ts'
import { run as runCommand } from './run.ts'
import { createTerminal } from './terminal.ts'

/** One for all: what a command costs is mostly the start of the children. */
const parsing = createParsing({
  catalogue: loadCatalogue('catalogue'),
  workers: 2,
  onTrouble: () => undefined,
})
const keptParsing = { ...parsing, close: async () => undefined }
afterAll(() => parsing.close())

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'command-line-'))
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

/** What the command line does with the words in the folder. */
const run = (...words: string[]) => runWith({}, ...words)

async function runWith(settings: Record<string, string>, ...words: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const status = await runCommand(words, {
    terminal: createTerminal(stdout, stderr),
    loadSettings: () => accept(settings),
    createParsing: () => keptParsing,
  })
  const said = (stream: PassThrough) => String(stream.read() ?? '')
  return { status, stdout: said(stdout), stderr: said(stderr) }
}

/** The same as a program of its own. */
function start(...words: string[]) {
  const program = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
  return { status, stdout, stderr }
}

const writeJson = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
const title = 'A card that pays you back'
/** Of a document that does not say what it is about. */
const unsaid =
  'The page: Nobody has said which product it is about, so nobody knows which warnings must stand on it. Choose its product where the page is made.'

beforeAll(async () => {
  writeJson('layout.json', {
    page: {
      name: 'cashback-card',
      locale: 'en-AE',
      specFormat: '1.0.0',
      createdAt: '2026-11-01T08:00:00.000Z',
      layoutHash: '',
    },
    components: [{ code: 'HBR001', instanceId: 'HBR-0001' }],
  })
  writeJson('data.json', { 'HBR-0001': { title } })
  expect(await run('spec', 'layout.json', '--data', 'data.json', '-o', 'good.docx')).toMatchObject({
    status: 0,
    stdout: 'good.docx is written.\n',
    stderr: '',
  })
  writeFileSync(join(folder, 'bad.docx'), '%PDF-1.7')
})

test('what of either language has no place in the document is told with its file', async () => {
  writeJson('beside.json', { 'HBR-0001': { title: 'بطاقة' }, 'HBR-0009': { title: 'أخرى' } })
  const written = await run(
    'spec',
    'layout.json',
    '--data',
    'data.json',
    '--beside',
    'beside.json',
    '-o',
    'two.docx',
  )
  expect(written.stderr).toBe('beside.json: "HBR-0009" is not in the layout and was left out.\n')
  for (const name of ['two.docx', 'beside.json']) rmSync(join(folder, name))
})

test('a document that was written is read again', async () => {
  const { status, stdout } = await run('parse', 'good.docx', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    success: true,
    filename: 'good.docx',
    metadata: { pageName: 'cashback-card' },
    data: { 'HBR-0001': { title: { value: title, ai_generated: false } } },
  })
})

test('words that a bank does not publish are told with their places, and fail what checks them', async () => {
  writeJson('words.json', { 'HBR-0001': { title: 'A card with guaranteed approval' } })
  await run('spec', 'layout.json', '--data', 'words.json', '-o', 'words.docx')
  const { status, stdout } = await run('check', 'good.docx', 'words.docx')
  expect(status).toBe(1)
  expect(stdout).toContain('good.docx: no words to change\n')
  expect(stdout).toMatch(
    /words\.docx: \d places? with words to change\n {2}Change this: Hero banner, Title: .*guaranteed approval/,
  )
  expect(await run('check', 'good.docx')).toMatchObject({ status: 0 })
  const held = await run('html', 'words.docx', '-o', 'words')
  expect(held).toMatchObject({ status: 1, stdout: '0 of 1 pages written to words\n' })
  const rules = [...held.stderr.matchAll(/Held back by the rule ([a-z-]+), which somebody can waive/g)]
  expect(rules.length).toBeGreaterThan(0)
  const answers = rules.flatMap(([, rule]) => ['--waive', `${rule}=Approved by the legal team`])
  const answered = await run('html', 'words.docx', '-o', 'words', ...answers, '--waive-by', 'Omar')
  expect(answered.status).toBe(0)
  expect(readFileSync(join(folder, 'words/cashback-card.html'), 'utf8')).toContain('guaranteed approval')
  expect(answered.stderr).toMatch(/is waived by Omar \(Approved by the legal team\): .*guaranteed approval/)
  expect(
    (await run('html', 'words.docx', '-o', 'words', '--waive', 'urgency=Why', '--waive-by', 'Omar')).status,
  ).toBe(1)
  rmSync(join(folder, 'words.docx'))
})

test('what a document is about is asked for, and what must stand on its page follows from it', async () => {
  const layout = JSON.parse(readFileSync(join(folder, 'layout.json'), 'utf8'))
  writeJson('loan.json', { ...layout, page: { ...layout.page, name: 'loan', locale: 'ar-AE' } })
  writeJson('loan.data.json', { 'HBR-0001': { title: 'قرض شخصي لكل خططك' } })
  await run('spec', 'loan.json', '--data', 'loan.data.json', '-o', 'loan.docx')

  const before = await run('check', 'loan.docx')
  expect(before.status).toBe(0)
  expect(before.stdout).toMatch(
    /Think of this: The page: Nobody has said which product .* speak of: Personal loan or finance\..* --product personal-finance/,
  )
  const parsed = JSON.parse((await run('parse', 'loan.docx', '--json')).stdout)
  expect(parsed).toMatchObject({ success: true, errors: [] })
  expect(parsed.warnings).toContainEqual(expect.objectContaining({ type: 'PRODUCT_UNKNOWN' }))
  const said = await run('check', 'loan.docx', '--product', 'personal-finance')
  expect(said.status).toBe(1)
  expect(said.stdout).toMatch(/Change this: The page: The wording is missing/)
  expect(said.stdout).not.toContain('Nobody has said')

  const html = ['html', 'loan.docx', '-o', 'loans', '--product', 'personal-finance']
  const held = await run(...html)
  expect(held).toMatchObject({ status: 1, stdout: '0 of 1 pages written to loans\n' })
  const rules = [...held.stderr.matchAll(/Held back by the rule (notice\/[a-z-]+)/g)]
  expect(rules).toHaveLength(2)
  const answers = rules.flatMap(([, rule]) => ['--waive', `${rule}=The wording comes on Monday`])
  const answered = await run(...html, ...answers, '--waive-by', 'Omar', '--second', 'Sara')
  expect(answered).toMatchObject({ status: 0, stdout: '1 of 1 pages written to loans\n' })
  expect(answered.stderr).toContain('is waived by Omar and Sara (The wording comes on Monday)')
  for (const name of ['loan.docx', 'loan.json']) rmSync(join(folder, name))
})

test('a page has what must stand on those about its product; a document that says it keeps to it', async () => {
  writeJson('home.data.json', { 'HBR-0001': { title: 'A home loan for your family' } })
  await run('spec', 'layout.json', '--data', 'home.data.json', '-o', 'home.docx')
  const html = await run('html', 'home.docx', '-o', 'homes', '--product', 'home-finance')
  expect(html.status).toBe(0)
  expect(readFileSync(join(folder, 'homes/cashback-card.html'), 'utf8')).toContain(
    '<li>Warning: If you do not keep up your repayments/payments, you may lose your property.</li>',
  )
  expect(await run('check', 'home.docx', '--product', 'horse')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no product "horse"\. It is one of: credit-card, /),
  })
  rmSync(join(folder, 'home.docx'))
})

test('several documents are a bulk result; which failed and why is said apart', () => {
  const { status, stdout, stderr } = start('parse', 'good.docx', 'bad.docx', 'gone.docx', '--json')
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ success: true, summary: { total: 3, successful: 1, failed: 2 } })
  expect(stderr).toMatch(/^bad\.docx: NOT_A_WORD_DOCUMENT: .+\ngone\.docx: NO_FILE: .+\n$/)
})

test('people get a list of what is in a document', async () => {
  const { status, stdout } = await run('parse', 'good.docx')
  expect(status).toBe(0)
  expect(stdout).toBe(`good.docx: cashback-card, all good\n  HBR-0001  HBR001\n  Warning: ${unsaid}\n`)
})

test('a document is written again with what is wrong with it as comments', async () => {
  writeJson('nothing.json', { 'HBR-0001': { title: '' } })
  await run('spec', 'layout.json', '--data', 'nothing.json', '-o', 'empty.docx')
  const written = await run('parse', 'empty.docx', '--comment', 'told.docx', '--json')
  expect(written).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('told.docx is written, with 1 comment.'),
  })
  const told = await run('parse', 'told.docx', '--json')
  expect(JSON.parse(told.stdout)).toMatchObject({ ownComments: { count: 1, done: 0 } })

  const refused = await run('parse', 'bad.docx', '--comment', 'none.docx')
  expect(refused.stderr.match(/NOT_A_WORD_DOCUMENT/g)).toHaveLength(1)
  expect(readdirSync(folder)).not.toContain('none.docx')
  for (const name of ['empty.docx', 'told.docx']) rmSync(join(folder, name))
})

test('a page is made of a document that is none, and said what is not on it', async () => {
  const body = `${text('Hero:')}${text('Headline: A card for you')}${text('Note: ask Legal')}${text('CTA: Apply')}`
  writeFileSync(join(folder, 'copy.docx'), tinyDocx(body))
  const { status, stdout } = await run(
    'draft',
    'copy.docx',
    '-o',
    'copy.layout.json',
    '--data',
    'copy.data.json',
    '--report',
    'copy.txt',
  )
  expect(status).toBe(0)
  expect(stdout).toContain(
    'copy.docx: a page of 1 section with 5 words, 3 words kept off the page, 0 words without a place. All its texts wait to be accepted.\n  HBR-0001  HBR001\n',
  )
  expect(readFileSync(join(folder, 'copy.txt'), 'utf8')).toContain('- ask Legal')
  expect(stdout).toContain('Notes to colleagues, not on the page (2): "Note:", "ask Legal"')
  await run('spec', 'copy.layout.json', '--data', 'copy.data.json', '-o', 'page.docx')
  const page = await run('parse', 'page.docx', '--json')
  expect(JSON.parse(page.stdout).data['HBR-0001']).toMatchObject({
    title: { value: 'A card for you', ai_generated: true, accepted: false },
    cta_text: { value: 'Apply', ai_generated: true, accepted: false },
  })
  expect(JSON.parse(page.stdout).warnings).toContainEqual(expect.objectContaining({ type: 'NOT_ACCEPTED' }))
  const held = await run('html', 'page.docx', '-o', 'copied')
  expect(held).toMatchObject({ status: 1, stdout: '0 of 1 pages written to copied\n' })
  expect(held.stderr).toContain('page.docx: Held back: nobody has accepted 2 texts of it.')
  const accepted = await run('html', 'page.docx', '-o', 'copied', '--accept-by', 'Huda')
  expect(accepted.status).toBe(0)
  expect(accepted.stderr).toContain('2 texts that nobody had accepted are accepted by Huda')
  for (const name of ['copy.docx', 'page.docx', 'copy.layout.json', 'copy.data.json', 'copy.txt'])
    rmSync(join(folder, name))
})

test.each([
  ['that is a page already', 'good.docx', 'this is a page document already.'],
  ['without words', 'empty.docx', 'there is nothing in it that could stand on a page'],
])('no page is made of a document %s', async (_, name, said) => {
  writeFileSync(join(folder, 'empty.docx'), tinyDocx(''))
  const { status, stderr } = await run('draft', name, '-o', 'none.layout.json', '--data', 'none.data.json')
  expect(status).toBe(1)
  expect(stderr).toContain(said)
  expect(readdirSync(folder)).not.toContain('none.layout.json')
  rmSync(join(folder, 'empty.docx'))
})

test('a terminal obeys nothing that a document or the name of a file holds', async () => {
  const [clear, red] = ['\u001b[2J', '\u009b31m']
  const layout = layoutOf(['HBR001', 'HBR-0001'])
  writeJson('odd.json', { ...layout, page: { ...layout.page, name: `card ${red}` } })
  writeJson('red.json', { 'HBR-0001': { title: red } })
  await run('spec', 'odd.json', '--data', 'red.json', '-o', 'odd.docx')
  const name = `good.docx: good\nodd ${clear}.docx`
  renameSync(join(folder, 'odd.docx'), join(folder, name))

  const people = await run('parse', name)
  const program = await run('parse', '--json', name)
  const pages = await run('html', '-o', 'odd', name)
  for (const { stdout, stderr } of [people, program, pages]) {
    expect(`${stdout}${stderr}`.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  }
  expect(people.stdout).toContain(String.raw`good.docx: good\u000aodd \u001b[2J.docx: card \u009b31m`)
  expect(JSON.parse(program.stdout)).toMatchObject({
    filename: name,
    data: { 'HBR-0001': { title: { value: red } } },
  })
  rmSync(join(folder, name))
})

test('buttons of pages lead to the action address that is given', async () => {
  writeJson('button.json', { 'HBR-0001': { title, cta_text: 'Apply' } })
  await run('spec', 'layout.json', '--data', 'button.json', '-o', 'button.docx')
  await run('html', 'button.docx', '-o', 'led', '--jobs', '1', '--action-url', '/apply')
  expect(readFileSync(join(folder, 'led/cashback-card.html'), 'utf8')).toContain('href="/apply">Apply</a>')
  rmSync(join(folder, 'button.docx'))
})

test('the texts of a document are written as Markdown, and so are those of a parse result', async () => {
  const markdown = `# cashback-card\n\n## Hero banner\n\n**Title:** ${title}\n`
  const stderr = `good.docx: Warning: ${unsaid}\n`
  expect(await run('markdown', 'good.docx')).toEqual({ status: 0, stdout: markdown, stderr })

  writeFileSync(join(folder, 'result.json'), (await run('parse', 'good.docx', '--json')).stdout)
  expect(await run('markdown', 'result.json', '-o', 'texts.md')).toMatchObject({
    status: 0,
    stdout: 'texts.md is written.\n',
  })
  expect(readFileSync(join(folder, 'texts.md'), 'utf8')).toBe(markdown)

  expect(await run('markdown', 'bad.docx')).toMatchObject({ status: 1, stdout: '' })
  expect((await run('markdown', 'data.json')).stderr).toMatch(/^data\.json: success is missing/)
})

test('pages go to a folder', async () => {
  const { status, stdout } = await run('html', 'good.docx', '-o', 'pages', '--jobs', '1')
  expect({ status, stdout }).toEqual({ status: 0, stdout: '1 of 1 pages written to pages\n' })
  expect(readdirSync(join(folder, 'pages'))).toEqual(['cashback-card.html'])
  expect(readFileSync(join(folder, 'pages/cashback-card.html'), 'utf8')).toContain(title)
})

test('a folder of documents goes to a ZIP, without those that failed', () => {
  const { status, stdout, stderr } = start('html', '.', '-o', 'pages.zip')
  expect(status).toBe(1)
  expect(stdout).toBe('1 of 2 pages written to pages.zip\n')
  expect(stderr).toContain('bad.docx: NOT_A_WORD_DOCUMENT')
  expect(Object.keys(unzipSync(readFileSync(join(folder, 'pages.zip'))))).toEqual(['cashback-card.html'])
})

test('wrong use is told, with exit 2', () => {
  expect(start('html', 'good.docx')).toMatchObject({ status: 2, stdout: '' })
})

test('a layout that is not valid is named, with exit 1', async () => {
  const { status, stderr } = await run('spec', 'data.json', '-o', 'x.docx')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^data\.json: page is missing; components is missing/)
})

const layoutOf = (...placements: [code: string, instanceId: string][]) => ({
  page: {
    name: 'p',
    locale: 'en-AE',
    specFormat: '1.0.0',
    createdAt: '2026-11-01T08:00:00.000Z',
    layoutHash: '',
  },
  components: placements.map(([code, instanceId]) => ({ code, instanceId })),
})

test('what of the data has no place in the document is named', async () => {
  writeJson('two.json', layoutOf(['HBR001', 'HBR-0001'], ['FAQ001', 'FAQ-0001'], ['NOPE001', 'NOP-0001']))
  writeJson('odd.json', {
    'HBR-0001': { title, zzz: 'lost', items: [{ a: 'lost' }] },
    'FAQ-0001': { items: [{ question: 'Q?', answer: 'A', rating: '5' }] },
    'NOP-0001': { title },
    'GONE-0001': { title },
  })
  const { status, stderr } = await run('spec', 'two.json', '--data', 'odd.json', '-o', 'odd.docx')
  expect(status).toBe(0)
  expect(stderr.trim().split('\n')).toEqual([
    'two.json: "NOPE001" is not in the library, so the document has no place for its content.',
    'odd.json: The field "zzz" of "HBR-0001" was left out: HBR001 has none.',
    'odd.json: The list of items of "HBR-0001" was left out: HBR001 has none.',
    'odd.json: The column "rating" of "FAQ-0001" was left out: FAQ001 has none.',
    'odd.json: "NOP-0001" was left out: "NOPE001" is not in the library.',
    'odd.json: "GONE-0001" is not in the layout and was left out.',
  ])
  rmSync(join(folder, 'odd.docx'))
})

test('a byte-order mark is no hindrance', async () => {
  writeFileSync(join(folder, 'marked.json'), `\uFEFF${JSON.stringify(layoutOf(['HBR001', 'HBR-0001']))}`)
  expect(await run('spec', 'marked.json', '-o', 'marked.docx')).toMatchObject({ status: 0, stderr: '' })
  rmSync(join(folder, 'marked.docx'))
})

test('data that would be lost for its form is refused', async () => {
  writeJson('bad-items.json', { 'HBR-0001': { items: 'not json' } })
  const { status, stderr } = await run('spec', 'layout.json', '--data', 'bad-items.json', '-o', 'x.docx')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^bad-items\.json: HBR-0001\/items must be a list of items/)
})

test('a layout that breaks the rules is not written', async () => {
  writeJson('twice.json', layoutOf(['HBR001', 'HBR-0001'], ['HBR001', 'HBR-0001']))
  expect(await run('spec', 'twice.json', '-o', 'twice.docx')).toMatchObject({
    status: 1,
    stderr: 'twice.json: Duplicate instance IDs found: HBR-0001\n',
  })
  expect(readdirSync(folder)).not.toContain('twice.docx')
})

test.each([
  [['html', 'nope', '-o', 'out'], 'nope: NO_FILE: There is no such file or folder.\n'],
  [['parse', '.'], '.: NO_FILE: This is a folder, not a document.\n'],
  [['spec', 'nope.json', '-o', 'x.docx'], 'nope.json: There is no such file or folder.\n'],
  [['spec', 'layout.json', '-o', 'nope/x.docx'], 'nope/x.docx: There is no such file or folder.\n'],
  [
    ['html', 'good.docx', '-o', 'layout.json'],
    'layout.json is a file. Please name a folder, or a file that ends with .zip.\n',
  ],
  [['html', 'good.docx', '-o', 'nope/x.zip'], 'nope: There is no such file or folder.\n'],
])('%j says what is wrong, with exit 1', async (words, line) => {
  expect(await run(...words)).toMatchObject({ status: 1, stderr: line })
})

test('pages come with the warnings about their documents', async () => {
  writeJson('short.json', { 'HBR-0001': { title: 'A'.repeat(300) } })
  await run('spec', 'layout.json', '--data', 'short.json', '-o', 'long.docx')
  const { status, stderr } = await run('html', 'long.docx', '-o', 'pages', '--product', 'other')
  expect(status).toBe(0)
  expect(stderr).toMatch(/^long\.docx: Warning: .+"Title".+\n$/)
  rmSync(join(folder, 'long.docx'))
})

test('a document of unknown components alone makes no page, in a ZIP or in a folder', async () => {
  writeJson('unknown.json', layoutOf(['NOPE001', 'NOP-0001']))
  await run('spec', 'unknown.json', '-o', 'unknown.docx')
  for (const output of ['unknown.zip', 'unknown']) {
    const { status, stdout, stderr } = await run('html', 'unknown.docx', '-o', output)
    expect({ status, stdout }).toEqual({ status: 1, stdout: `0 of 1 pages written to ${output}\n` })
    expect(stderr.match(/no component/g)).toHaveLength(1)
    expect(readdirSync(folder)).not.toContain(output)
  }
  rmSync(join(folder, 'unknown.docx'))
})

test('settings of the server are nothing to the command line', async () => {
  const spec = ['spec', 'layout.json', '-o', 'again.docx']
  expect(await runWith({ PORT: 'abc' }, ...spec)).toMatchObject({ status: 0, stderr: '' })
  expect(await runWith({ LOG_LEVEL: 'loud' }, '--help')).toMatchObject({ status: 0, stderr: '' })
})

test('a catalogue that is none is named, also out of the file .env', async () => {
  const { status, stderr } = await runWith({ CATALOGUE_DIR: '/nowhere' }, 'parse', 'good.docx')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^CATALOGUE_DIR: \/nowhere is no catalogue: .+\n$/)

  writeFileSync(join(folder, '.env'), 'CATALOGUE_DIR=/elsewhere\n')
  expect(start('parse', 'good.docx').stderr).toContain('CATALOGUE_DIR: /elsewhere is no catalogue')
  rmSync(join(folder, '.env'))
})

test('a component folder that is not valid is named and left out', async () => {
  cpSync(join(home, 'catalogue'), 'library', { recursive: true })
  writeFileSync(join(folder, 'library/FAQ001/template.html'), '{{ nope }}')
  const settings = { CATALOGUE_DIR: 'library' }
  const { status, stderr } = await runWith(settings, 'spec', 'layout.json', '-o', 'left.docx')
  expect(status).toBe(0)
  expect(stderr).toMatch(/^Catalogue: FAQ001\/template\.html is not valid and is left out: .+\n$/)
})

test('two documents of one page are compared, in either order', async () => {
  const layout = JSON.parse(readFileSync(join(folder, 'layout.json'), 'utf8'))
  writeJson('arabic.json', { ...layout, page: { ...layout.page, locale: 'ar-AE' } })
  const write = async (words: string, name: string) => {
    writeJson('arabic.data.json', { 'HBR-0001': { title: words } })
    await run('spec', 'arabic.json', '--data', 'arabic.data.json', '-o', name)
  }
  await write('بطاقة تكافئك', 'same.docx')
  expect(await run('pair', 'same.docx', 'good.docx')).toEqual({
    status: 0,
    stdout: 'same.docx, good.docx: both say the same\n',
    stderr: '',
  })
  await write('بطاقة تكافئك 3 شهر', 'other.docx')
  const { status, stdout } = await run('pair', 'good.docx', 'other.docx')
  expect([status, stdout.split('\n')]).toEqual([
    1,
    [
      'good.docx, other.docx: 2 places to look at',
      '  HBR-0001, Title: “3 شهر” stands in Arabic alone. Say it in English too, or take it out.',
      '  HBR-0001, Title: The noun does not fit its number. Write “أشهر”.',
      '',
    ],
  ])
  expect(JSON.parse((await run('pair', 'good.docx', 'other.docx', '--json')).stdout)).toHaveLength(2)
})

test('a pair needs both languages, and documents that can be read', async () => {
  expect(await run('pair', 'good.docx', 'good.docx')).toMatchObject({
    status: 1,
    stderr: 'One of the two documents must be in English and the other in Arabic.\n',
  })
  expect((await run('pair', 'good.docx', 'bad.docx')).status).toBe(1)
})

test('memories of other tools become one, and what cannot be read is named', async () => {
  const unit = (english: string, arabic: string) =>
    `<tu><tuv xml:lang="en"><seg>${english}</seg></tuv><tuv xml:lang="ar"><seg>${arabic}</seg></tuv></tu>`
  writeFileSync(
    'one.tmx',
    `<!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><body>${unit('Yes', 'نعم')}${unit('Hi {<ph/>', 'أهلاً')}</body></tmx>`,
  )
  writeFileSync(
    'two.sdlxliff',
    '<xliff version="1.2"><file source-language="en" target-language="ar"><body><trans-unit id="1"><source>No</source><target>لا</target></trans-unit></body></file></xliff>',
  )
  expect(await run('memory', 'one.tmx', 'two.sdlxliff', '-o', 'all.xlf')).toEqual({
    status: 0,
    stdout: 'one.tmx: 1 pair\n  left out: 1 with placeholders\ntwo.sdlxliff: 1 pair\n',
    stderr: 'all.xlf is written.\n',
  })
  expect((await run('memory', 'all.xlf')).stdout).toBe('all.xlf: 2 pairs\n')
  writeFileSync('bad.tmx', '<!DOCTYPE tmx [<!ENTITY a "b">]><tmx/>')
  expect(await run('memory', 'bad.tmx', '-o', 'all.xlf')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'bad.tmx: The file declares entities, which are not read. Export it without them.\n',
  })
  expect((await run('memory', 'all.xlf')).stdout).toBe('all.xlf: 2 pairs\n')
})

test('lists of terms go from a table to TBX and back', async () => {
  writeFileSync('terms.csv', 'English;Arabic;Status\nprofit rate;معدل الربح;\n;;\nteller;;do not use\n')
  expect((await run('terms', 'terms.csv', '-o', 'terms.tbx')).stdout).toBe('terms.csv: 2 terms\n')
  const swapped = [await run('terms', 'one.tmx'), await run('memory', 'terms.tbx')]
  expect(swapped.map(({ status, stderr }) => [status, stderr])).toEqual([
    [1, 'one.tmx: The file is a translation memory. The command "memory" takes it.\n'],
    [1, 'terms.tbx: The file is a list of terms. The command "terms" takes it.\n'],
  ])
  expect((await run('terms', 'terms.tbx', '-o', 'again.csv')).stdout).toBe('terms.tbx: 2 terms\n')
  expect(readFileSync('again.csv', 'utf8')).toContain('teller,,forbidden')
})
