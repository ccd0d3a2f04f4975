import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFakeParsing } from '../parsing/fake.ts'
import { createScan } from './scan.ts'
import { scanFirst } from './scan-first.ts'

const directory = mkdtempSync(join(tmpdir(), 'scanner-'))
afterAll(() => rmSync(directory, { recursive: true }))

const seen = join(directory, 'seen')
const bytes = new TextEncoder().encode('gold-card')

/** A scanner that writes down what it was shown, and ends as its program says. */
function scannerThat(ends: string): string {
  const path = join(directory, `${ends.replaceAll(/\W/g, '')}.mjs`)
  const note = `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(seen)}, process.argv[3] + '\\n' + fs.readFileSync(process.argv[3], 'utf8'))\n`
  writeFileSync(path, `${note}${ends}\n`)
  return `${process.execPath} ${path} --quiet`
}

function scan(command: string, milliseconds?: number) {
  const troubles: string[] = []
  const scanning = createScan({
    command,
    ...(milliseconds !== undefined && { milliseconds }),
    onTrouble: (reason) => troubles.push(reason),
  })
  return { troubles, parsing: scanFirst(createFakeParsing(), scanning) }
}

test('what the scanner lets through is read, and nothing of it stays behind', async () => {
  const { parsing, troubles } = scan(scannerThat('process.exit(0)'))
  const result = await parsing.parse(bytes, 'a.docx')
  expect(result).toMatchObject({ ok: true, value: { metadata: { pageName: 'gold-card' } } })
  const [path = '', contents] = readFileSync(seen, 'utf8').split('\n')
  expect(contents).toBe('gold-card')
  expect(existsSync(path)).toBe(false)
  expect(troubles).toEqual([])
})

test('a finding is refused', async () => {
  const { parsing, troubles } = scan(scannerThat('process.exit(1)'))
  expect(await parsing.parse(bytes, 'a.docx')).toEqual({ ok: false, refusal: 'infected' })
  expect(troubles).toEqual([])
})

test.each([
  ['a scanner that fails', scannerThat('process.exit(2)'), 'ended with 2'],
  ['one that is not there', '/nowhere/scanner', 'ended with ENOENT'],
  ['one that does not end', scannerThat('setInterval(() => {}, 1000)'), 'ended with SIGKILL'],
])('%s lets nothing through, and that is told', async (_, command, words) => {
  const { parsing, troubles } = scan(command, 1500)
  expect(await parsing.parse(bytes, 'a.docx')).toEqual({ ok: false, refusal: 'unscanned' })
  expect(troubles.join()).toContain(words)
})
