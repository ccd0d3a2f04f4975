import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'command-line-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command line in the folder. */
function run(...words: string[]) {
  const program = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  return { status, stdout, stderr }
}

const writeJson = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
const title = 'A card that pays you back'

beforeAll(() => {
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
  expect(run('spec', 'layout.json', '--data', 'data.json', '-o', 'good.docx')).toMatchObject({
    status: 0,
    stdout: 'good.docx is written.\n',
    stderr: '',
  })
  writeFileSync(join(folder, 'bad.docx'), '%PDF-1.7')
})

test('a document that was written is read again', () => {
  const { status, stdout } = run('parse', 'good.docx', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    success: true,
    filename: 'good.docx',
    metadata: { pageName: 'cashback-card' },
    data: { 'HBR-0001': { title: { value: title, ai_generated: false } } },
  })
})

test('several documents are a bulk result; which failed and why is said apart', () => {
  const { status, stdout, stderr } = run('parse', 'good.docx', 'bad.docx', 'gone.docx', '--json')
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ success: true, summary: { total: 3, successful: 1, failed: 2 } })
  expect(stderr).toMatch(/^bad\.docx: NOT_A_WORD_DOCUMENT: .+\ngone\.docx: NO_FILE: .+\n$/)
})

test('people get a list of what is in a document', () => {
  const { status, stdout } = run('parse', 'good.docx')
  expect(status).toBe(0)
  expect(stdout).toBe('good.docx: cashback-card, all good\n  HBR-0001  HBR001\n')
})

test('pages go to a folder', () => {
  const { status, stdout } = run('html', 'good.docx', '-o', 'pages', '--jobs', '1')
  expect({ status, stdout }).toEqual({ status: 0, stdout: '1 of 1 pages written to pages\n' })
  expect(readdirSync(join(folder, 'pages'))).toEqual(['cashback-card.html'])
  expect(readFileSync(join(folder, 'pages/cashback-card.html'), 'utf8')).toContain(title)
})

test('a folder of documents goes to a ZIP, without those that failed', () => {
  const { status, stdout, stderr } = run('html', '.', '-o', 'pages.zip')
  expect(status).toBe(1)
  expect(stdout).toBe('1 of 2 pages written to pages.zip\n')
  expect(stderr).toContain('bad.docx: NOT_A_WORD_DOCUMENT')
  expect(Object.keys(unzipSync(readFileSync(join(folder, 'pages.zip'))))).toEqual(['cashback-card.html'])
})

test('wrong use is told, with exit 2', () => {
  expect(run('html', 'good.docx')).toMatchObject({ status: 2, stdout: '' })
})

test('a layout that does not hold is named, with exit 1', () => {
  const { status, stderr } = run('spec', 'data.json', '-o', 'x.docx')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^data\.json: page: /)
})
