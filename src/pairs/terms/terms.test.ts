import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, readTermsCsv, writeTermsCsv } from './csv.ts'
import { readTbx, writeTbx } from './tbx.ts'
import { type Term, termSchema } from './term.ts'
import { findTerms, indexTerms } from './term-index.ts'

const profitRate: Term = {
  id: 'profit-rate',
  kind: 'word',
  brand: 'EI',
  note: 'Not in locked warnings',
  wordings: [
    { locale: 'en-AE', text: 'profit rate', status: 'preferred' },
    { locale: 'en-AE', text: 'interest rate', status: 'forbidden' },
    { locale: 'ar-AE', text: 'معدل الربح', status: 'preferred' },
  ],
}

describe('TBX as other tools write it', () => {
  test.each([
    [
      'of 2008, with a document type',
      `<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>Toolkit</p></sourceDesc></fileDesc></martifHeader><text><body><termEntry id="c1"><langSet xml:lang="en"><tig><term>credit card</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig></langSet><langSet xml:lang="ar"><ntig><termGrp><term>بطاقة ائتمان</term></termGrp></ntig></langSet></termEntry></body></text></martif>`,
    ],
    [
      'of 2019, elements instead of types',
      `<tbx style="dct" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2" xmlns:basic="http://www.tbxinfo.net/ns/basic"><text><body><conceptEntry id="c1"><langSec xml:lang="en"><termSec><term>credit card</term><basic:administrativeStatus>preferredTerm-admn-sts</basic:administrativeStatus></termSec></langSec><langSec xml:lang="ar-SA"><termSec><term> بطاقة
          ائتمان </term></termSec></langSec></conceptEntry></body></text></tbx>`,
    ],
    [
      'TBX-Min',
      `<TBX dialect="TBX-Min"><header><languages source="en" target="ar"/></header><body><entry id="c1"><langGroup xml:lang="en"><termGroup><term>credit card</term><status>preferred</status></termGroup></langGroup><langGroup xml:lang="ar"><termGroup><term>بطاقة ائتمان</term></termGroup></langGroup></entry></body></TBX>`,
    ],
  ])('%s', (_, text) => {
    expect(readTbx(text)).toEqual({
      ok: true,
      value: {
        terms: [
          {
            id: 'c1',
            kind: 'word',
            wordings: [
              { locale: 'en-AE', text: 'credit card', status: 'preferred' },
              { locale: 'ar-AE', text: 'بطاقة ائتمان', status: 'preferred' },
            ],
          },
        ],
        skipped: 0,
      },
    })
  })

  test('what is superseded or deprecated is forbidden, an entry in other languages left out', () => {
    const status = (said: string) =>
      `<termEntry><langSet xml:lang="en"><tig><term>teller</term><termNote type="administrativeStatus">${said}</termNote></tig></langSet></termEntry>`
    const read = readTbx(
      `<martif><text><body>${status('supersededTerm-admn-sts')}${status('deprecatedTerm')}${status('admittedTerm')}<termEntry><langSet xml:lang="de"><tig><term>Konto</term></tig></langSet></termEntry></body></text></martif>`,
    )
    expect(read.ok && read.value.terms.map(({ wordings }) => wordings[0]?.status)).toEqual([
      'forbidden',
      'forbidden',
      'admitted',
    ])
    expect(read.ok && read.value.skipped).toBe(1)
  })

  test('TMX is refused, and a document type with entities', () => {
    expect(readTbx('<tmx/>')).toEqual({ ok: false, refusal: 'other-format' })
    expect(readTbx('<!DOCTYPE martif [<!ENTITY a "b">]><martif/>')).toEqual({ ok: false, refusal: 'doctype' })
  })
})

describe('tables', () => {
  test('as a spreadsheet saves them: with a mark, semicolons, quotes and blank lines', () => {
    const read = readTermsCsv(
      '\ufeffConcept;English;Arabic;Status;Type;Notes\r\npr;profit rate;معدل الربح;preferred;word;"no ""interest"";\nnever"\r\n\r\npr;interest rate;سعر الفائدة;Do not use;;\r\n;Travel Card | travel card;بطاقة السفر;;Product;\r\n;;;;;\r\n',
    )
    expect(read).toEqual({
      ok: true,
      value: {
        terms: [
          {
            id: 'pr',
            kind: 'word',
            note: 'no "interest";\nnever',
            wordings: [
              { locale: 'en-AE', text: 'profit rate', status: 'preferred' },
              { locale: 'ar-AE', text: 'معدل الربح', status: 'preferred' },
              { locale: 'en-AE', text: 'interest rate', status: 'forbidden' },
              { locale: 'ar-AE', text: 'سعر الفائدة', status: 'forbidden' },
            ],
          },
          {
            id: 'row-3',
            kind: 'product',
            wordings: [
              { locale: 'en-AE', text: 'Travel Card', status: 'preferred' },
              { locale: 'en-AE', text: 'travel card', status: 'admitted' },
              { locale: 'ar-AE', text: 'بطاقة السفر', status: 'preferred' },
            ],
          },
        ],
        skipped: 0,
      },
    })
  })

  test('with headings in Arabic and tabs', () => {
    const read = readTermsCsv('الإنجليزية\tالعربية\nbranch\tفرع\n')
    expect(read.ok && read.value.terms[0]?.wordings.map(({ text }) => text)).toEqual(['branch', 'فرع'])
  })

  test.each([
    ['a title above', 'Terms of the bank\n\nEnglish;Arabic\nbranch;فرع\n'],
    ['longer headings', 'No.,English term,Arabic (UAE)\n1,branch,فرع\n'],
    ['what Excel says of the separator', 'sep=;\r\nEnglish;Arabic\r\nbranch;فرع\r\n'],
  ])('a table with %s is read', (_, text) => {
    const read = readTermsCsv(text)
    expect(read.ok && read.value.terms.map(({ wordings }) => wordings.map((each) => each.text))).toEqual([
      ['branch', 'فرع'],
    ])
  })

  test('a column of words that are not to be said forbids them', () => {
    const read = readTermsCsv('English,Arabic,Do not use\nbranch,فرع,outlet\nteller,صراف,كاشير\n')
    expect(read.ok && read.value.terms.flatMap(({ wordings }) => wordings.slice(2))).toEqual([
      { locale: 'en-AE', text: 'outlet', status: 'forbidden' },
      { locale: 'ar-AE', text: 'كاشير', status: 'forbidden' },
    ])
  })

  test('a quotation mark that nothing ends is a sign like others, and takes no row with it', () => {
    const rows = [
      ['"loan', 'قرض'],
      ['savings', 'توفير'],
      ['a "b" c', 'x'],
    ]
    expect(readCsv('"loan;قرض\nsavings;توفير\n"a ""b"" c";x\n')).toEqual(rows)
  })

  test('a table without a language is none of ours', () => {
    expect(readTermsCsv('name,value\na,b')).toEqual({ ok: false, refusal: 'other-format' })
    expect(readTermsCsv('')).toEqual({ ok: false, refusal: 'other-format' })
  })

  test('what a spreadsheet would take for a formula stays a text', () => {
    const term: Term = { ...profitRate, note: '=HYPERLINK("http://x")' }
    const text = writeTermsCsv([term])
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(readTermsCsv(text)).toEqual({ ok: true, value: { terms: [term], skipped: 0 } })
  })

  test('any cells are read as they were written', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab",;\t\r\n ا'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = [['x', 'y'], ...rows]
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\r\n')
        const kept = rows.filter((row) => row.some((each) => each.trim() !== ''))
        expect(readCsv(text)).toEqual([['x', 'y'], ...kept])
      }),
    )
  })
})

const line = fc
  .string({ unit: fc.constantFrom(...'ab=+-@"\',;<&اب '), minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !/^'[=+\-@]/.test(text))
const term: fc.Arbitrary<Term> = fc
  .record(
    {
      id: fc.stringMatching(/^[a-z]{1,8}$/),
      kind: fc.constantFrom('name', 'product', 'word'),
      brand: fc.constantFrom('ENBD', 'EI'),
      note: line,
      wordings: fc.array(
        fc.record({
          locale: fc.constantFrom('en-AE', 'ar-AE'),
          text: line.filter((text) => !text.includes('|')),
          status: fc.constantFrom('preferred', 'admitted', 'forbidden'),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    },
    { requiredKeys: ['id', 'kind', 'wordings'] },
  )
  .map((made) => {
    const inOrder = made.wordings.toSorted((one, other) => other.locale.localeCompare(one.locale))
    return termSchema.parse({
      ...made,
      wordings: inOrder.reverse().toSorted((one, other) => other.locale.localeCompare(one.locale)),
    })
  })
const terms = fc.uniqueArray(term, { selector: ({ id }) => id, maxLength: 4 })

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(terms, (all) => {
      expect(readTbx(writeTbx(all))).toEqual({ ok: true, value: { terms: all, skipped: 0 } })
      expect(readTermsCsv(writeTermsCsv(all))).toEqual({ ok: true, value: { terms: all, skipped: 0 } })
    }),
  )
})

test('whatever the text, it is read or refused by name', () => {
  const pieces = fc.array(
    fc.constantFrom('"', ',', ';', '\n', 'english', 'arabic', '<termEntry>', '<martif>', '</martif>', 'ا'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((all) => all.join('')),
      ),
      (text) => {
        for (const read of [readTermsCsv(text), readTbx(text)]) {
          if (!read.ok) expect(['other-format', 'malformed', 'doctype', 'too-deep']).toContain(read.refusal)
        }
      },
    ),
  )
})

describe('terms in a text', () => {
  const index = indexTerms([profitRate], 'EI')

  test.each([
    ['A low INTEREST rate', 'en-AE', 'interest rate'],
    ['two profit rates', 'en-AE', 'profit rate'],
    ['بمعدّلِ الرِبح', 'ar-AE', 'معدل الربح'],
    ['ومعدل الربح', 'ar-AE', 'معدل الربح'],
    ['معدل ربح ثابت', 'ar-AE', 'معدل الربح'],
  ] as const)('%s', (text, locale, wording) => {
    expect(findTerms(text, locale, index).map((found) => found.wording.text)).toEqual([wording])
  })

  test.each(['interesting rate', 'rate of interest', 'interest'])('not in: %s', (text) => {
    expect(findTerms(text, 'en-AE', index)).toEqual([])
  })

  test('of the other brand there is none', () => {
    expect(findTerms('interest rate', 'en-AE', indexTerms([profitRate], 'ENBD'))).toEqual([])
  })
})
