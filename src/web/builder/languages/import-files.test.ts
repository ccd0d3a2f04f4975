import 'fake-indexeddb/auto'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguages, termBase, translationMemory } from '../../languages/collections.ts'
import { importPairs, importTerms } from './import-files.ts'

const deed = { by: 'marketing', at: '2026-11-20T08:00:00.000Z' }
const file = (name: string, text: string) => new File([text], name)
const known = () => translationMemory.useCollection.getState().entries

beforeAll(() => loadLanguages('marketing'))

/** As OmegaT and others write it, with a unit that nobody finished and one in another language. */
const tmx = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header srclang="EN-US" datatype="plaintext" segtype="sentence" adminlang="en" o-tmf="x" creationtool="OmegaT" creationtoolversion="5"/><body>
<tu changeid="sara" changedate="20250301T090000Z"><tuv xml:lang="EN-US"><seg>Apply now</seg></tuv><tuv xml:lang="AR-SA"><seg>قدّم الآن</seg></tuv></tu>
<tu><tuv lang="en"><seg>Read &lt;b&gt; more</seg></tuv><tuv lang="ar"><seg>اقرأ المزيد</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Konto</seg></tuv><tuv xml:lang="de"><seg>Konto</seg></tuv></tu>
</body></tmx>`

test('pairs of another tool come in once, with who and when where it says so', async () => {
  expect(await importPairs(file('omegat.tmx', tmx), deed)).toEqual({
    tone: 'good',
    lines: ['omegat.tmx: 2 new, 0 changed', '  left out: 1 without English or Arabic'],
  })
  expect(known().map(({ by, at }) => [by, at])).toEqual(
    expect.arrayContaining([
      ['sara', '2025-03-01T09:00:00Z'],
      [deed.by, deed.at],
    ]),
  )
  const xliff = `<xliff version="1.2"><file source-language="ar" target-language="en" original="x" datatype="plaintext"><body><trans-unit id="1"><source>قدّم طلبك الآن</source><target state="final">Apply NOW</target></trans-unit><trans-unit id="2"><source>جديد</source><target state="needs-translation">New</target></trans-unit></body></file></xliff>`
  expect(await importPairs(file('memoq.mqxliff', xliff), deed)).toEqual({
    tone: 'good',
    lines: ['memoq.mqxliff: 0 new, 1 changed', '  left out: 1 not finished'],
  })
  expect(known()).toHaveLength(2)
})

test.each([
  ['bomb.tmx', '<!DOCTYPE tmx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><tmx/>', 'declares entities'],
  ['page.html', '<html><body>Apply now</body></html>', 'of another format'],
  ['cut.xlf', '<xliff version="1.2"><file>', 'no sound XML'],
  ['deep.tmx', `<tmx><body>${'<tu>'.repeat(5000)}`, /nested too deep|no sound XML/],
])('%s is refused by name, and nothing of it comes in', async (name, text, reason) => {
  const before = known()
  const { tone, lines } = await importPairs(file(name, text), deed)
  expect([tone, lines.length]).toEqual(['bad', 1])
  expect(lines[0]).toContain(`${name}: `)
  expect(lines[0]).toMatch(reason)
  expect(known()).toBe(before)
})

test('terms come in by their concepts, and again as what changed', async () => {
  const csv =
    'Concept;English;Arabic;Status\r\nrate;profit rate;معدل الربح;\r\nrate;interest rate;;do not use\r\n;;;\r\n'
  expect((await importTerms(file('bank.csv', csv))).lines).toEqual(['bank.csv: 1 new, 0 changed'])
  expect((await importTerms(file('bank.csv', csv))).lines).toEqual(['bank.csv: 0 new, 1 changed'])
  expect(termBase.useCollection.getState().entries[0]?.wordings.map(({ status }) => status)).toEqual([
    'preferred',
    'preferred',
    'forbidden',
  ])
  const { tone } = await importTerms(new File([new Uint8Array([0xff, 0xfe, 0x00, 0xd8])], 'bytes.csv'))
  expect(tone).toBe('bad')
})
