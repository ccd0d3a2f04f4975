import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeRichText } from '#content/values/rich-text.ts'
import type { MemoryPair } from '../memory/memory-pair.ts'
import { decodeExchange, exchangeLimits } from './open-exchange.ts'
import { readTmx, writeTmx } from './tmx.ts'
import { readXliff, writeXliff } from './xliff.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const tmx = (units: string, header = 'srclang="en"') =>
  `<tmx version="1.4"><header ${header}/><body>${units}</body></tmx>`
const variant = (language: string, words: string) => `<tuv xml:lang="${language}"><seg>${words}</seg></tuv>`
const both = variant('en', 'Apply now') + variant('ar', 'قدّم الآن')

function pairsOf(read: ReturnType<typeof readTmx>) {
  return read.ok ? read.value.pairs.map(({ texts }) => [texts['en-AE'], texts['ar-AE']]) : read.refusal
}

describe('TMX as other tools write it', () => {
  test('OmegaT: a document type that is only named, comments, who and when', () => {
    const read = readTmx(
      `${head}<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">
  <header creationtool="OmegaT" o-tmf="OmegaT TMX" adminlang="EN-US" datatype="plaintext" segtype="sentence" srclang="en-GB"/>
  <body>
<!-- Default translations -->
    <tu>
      <tuv xml:lang="en-GB"><seg>Open an account</seg></tuv>
      <tuv xml:lang="ar-AE" changeid="Mona" changedate="20260117T112458Z"><seg>افتح حساباً</seg></tuv>
    </tu>
  </body>
</tmx>`,
    )
    expect(read).toEqual({
      ok: true,
      value: {
        pairs: [
          {
            type: 'text',
            texts: { 'en-AE': 'Open an account', 'ar-AE': 'افتح حساباً' },
            by: 'Mona',
            at: '2026-01-17T11:24:58Z',
          },
        ],
        skipped: { oneLanguage: 0, unfinished: 0, placeholders: 0, tooLong: 0 },
      },
    })
  })

  test('Trados: properties, formatting as numbered codes', () => {
    const unit = `<tu creationdate="20260115T100001Z" creationid="BANK\\ali"><prop type="x-LastUsedBy">BANK\\ali</prop>
      <tuv xml:lang="EN-US"><seg><bpt i="1" x="1" type="1"/>Free<ept i="1"/> for life</seg></tuv>
      <tuv xml:lang="AR-AE"><seg><bpt i="1" x="1" type="1"/>مجانية<ept i="1"/> مدى الحياة</seg></tuv></tu>`
    expect(pairsOf(readTmx(tmx(unit, 'creationtool="SDL Language Platform" srclang="en-US"')))).toEqual([
      ['Free for life', 'مجانية مدى الحياة'],
    ])
  })

  test('memoQ: UTF-16, tags of HTML in codes are rich text', () => {
    const text = `<?xml version="1.0" encoding="utf-16"?><!DOCTYPE tmx SYSTEM "tmx14.dtd">${tmx(
      `<tu>${variant('en-gb', "<bpt i='1'>&lt;b&gt;</bpt>Free<ept i='1'>&lt;/b&gt;</ept><ph>&lt;br/&gt;</ph>now")}${variant('ar', "<bpt i='1'>&lt;b&gt;</bpt>مجاناً<ept i='1'>&lt;/b&gt;</ept> الآن")}</tu>`,
    )}`
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([...text].map((sign) => sign.charCodeAt(0))).buffer),
    ])
    const decoded = decodeExchange(bytes)
    expect(decoded.ok && pairsOf(readTmx(decoded.value))).toEqual([
      ['<strong>Free</strong><br>now', '<strong>مجاناً</strong> الآن'],
    ])
  })

  test('of several languages the two of a page, their own locale first; `lang` of TMX 1.1 too', () => {
    const unit = `<tu>${variant('de', 'Jetzt')}${variant('en-US', 'Color')}${variant('en-AE', 'Colour')}<tuv lang="ar-SA"><seg>اللون</seg></tuv></tu>`
    expect(pairsOf(readTmx(tmx(unit, 'srclang="*all*"')))).toEqual([['Colour', 'اللون']])
  })

  test('what cannot be used is counted', () => {
    const units = [
      `<tu>${variant('en', 'alone')}</tu>`,
      `<tu>${variant('en', '')}${variant('ar', 'كلمة')}</tu>`,
      `<tu>${variant('en', 'Dear <ph x="1">{0}</ph>')}${variant('ar', 'عزيزي <ph x="1">{0}</ph>')}</tu>`,
      `<tu>${variant('en', 'a'.repeat(exchangeLimits.text + 1))}${variant('ar', 'كلمة')}</tu>`,
    ]
    const read = readTmx(tmx(units.join('')))
    expect(read.ok && read.value).toEqual({
      pairs: [],
      skipped: { oneLanguage: 2, unfinished: 0, placeholders: 1, tooLong: 1 },
    })
  })
})

const xliff1 = (units: string, file = 'source-language="en" target-language="ar"') =>
  `${head}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" xmlns:mq="MQXliff"><file original="a.docx" ${file} datatype="plaintext"><body>${units}</body></file></xliff>`
const xliff2 = (units: string) =>
  `<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en-US" trgLang="ar"><file id="f"><group id="g">${units}</group></file></xliff>`

describe('XLIFF as other tools write it', () => {
  test.each([
    [
      'Weblate',
      xliff1(
        '<trans-unit id="1"><source>Save</source><target state="translated">حفظ</target><note>n</note></trans-unit>',
      ),
      [['Save', 'حفظ']],
    ],
    [
      'Trados, cut into segments',
      xliff1(
        '<group><trans-unit id="u"><source>One. Two.</source><seg-source><mrk mtype="seg" mid="1">One.</mrk> <g id="4"><mrk mtype="seg" mid="2">Two.</mrk></g></seg-source><target><mrk mtype="seg" mid="1">واحد.</mrk> <g id="4"><mrk mtype="seg" mid="2">اثنان.</mrk></g></target><sdl:seg-defs><sdl:seg id="1" conf="Translated"/></sdl:seg-defs></trans-unit></group>',
      ),
      [
        ['One.', 'واحد.'],
        ['Two.', 'اثنان.'],
      ],
    ],
    [
      'memoQ, with older versions of a unit',
      xliff1(
        '<trans-unit id="2" mq:status="ManuallyConfirmed"><source xml:space="preserve">See <bpt id="1" ctype="bold">{}</bpt>fees<ept id="1">{}</ept></source><target xml:space="preserve">اطّلع على <bpt id="1" ctype="bold">{}</bpt>الرسوم<ept id="1">{}</ept></target><mq:minorversions><mq:historical-unit><source>old</source><target>قديم</target></mq:historical-unit></mq:minorversions></trans-unit>',
      ),
      [['See <strong>fees</strong>', 'اطّلع على <strong>الرسوم</strong>']],
    ],
    [
      'from Arabic to English, with what an editor proposed',
      xliff1(
        '<trans-unit id="1"><source>نعم</source><target>Yes</target><alt-trans><source>لا</source><target>No</target></alt-trans></trans-unit>',
        'source-language="ar-AE" target-language="en-GB"',
      ),
      [['Yes', 'نعم']],
    ],
    [
      'what is not finished',
      xliff1(
        '<trans-unit id="1"><source>a</source><target state="needs-translation">ب</target></trans-unit><trans-unit id="2"><source>c</source></trans-unit>',
      ),
      [],
    ],
    [
      'Microsoft, with attributes of its own and signs of Markdown as codes',
      xliff1(
        '<group id="content" extype="content"><trans-unit xml:space="preserve" translate="yes" id="115"><source>Set <bpt id="p1">**</bpt>Limits<ept id="p1">**</ept> to <bpt id="p2">**</bpt>Yes<ept id="p2">**</ept>.</source>\n<target xmlns:logoport="urn:logoport" logoport:matchpercent="101" state="translated" state-qualifier="leveraged-tm">عيّن <bpt id="p1">**</bpt>الحدود<ept id="p1">**</ept> إلى <bpt id="p2">**</bpt>نعم<ept id="p2">**</ept>.</target></trans-unit></group>',
        'source-language="en-US" target-language="ar-SA"',
      ),
      [['Set Limits to Yes.', 'عيّن الحدود إلى نعم.']],
    ],
    [
      'with a prefix for every element, and languages in three letters',
      '<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.2" version="2.2" srcLang="eng" trgLang="ara-EG"><x:file id="f"><x:unit id="u"><x:segment><x:source xml:space="preserve">Save</x:source><x:target xml:space="preserve">حفظ</x:target></x:segment></x:unit></x:file></x:xliff>',
      [['Save', 'حفظ']],
    ],
    [
      'Okapi, codes beside the segments',
      xliff2(
        '<unit id="1"><originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data></originalData><segment state="translated"><source>Free <pc id="1" dataRefStart="d1" dataRefEnd="d2">card</pc></source><target><pc id="1" dataRefStart="d1" dataRefEnd="d2">بطاقة</pc> مجانية</target></segment></unit>',
      ),
      [['Free <strong>card</strong>', '<strong>بطاقة</strong> مجانية']],
    ],
    [
      'two segments in a unit, one of them new',
      xliff2(
        '<unit id="1"><segment><source>One</source><target>واحد</target></segment><ignorable><source> </source></ignorable><segment state="initial"><source>Two</source><target>اثنان</target></segment></unit>',
      ),
      [['One', 'واحد']],
    ],
  ])('%s', (_, text, pairs) => {
    expect(pairsOf(readXliff(text))).toEqual(pairs)
  })
})

describe('refused by name', () => {
  test.each([
    ['other-format', '<html/>'],
    ['other-format', xliff1('')],
    ['malformed', 'Apply now'],
    ['malformed', `${tmx(`<tu>${both}`)}`],
    ['malformed', tmx(`<tu>${variant('en', '&nbsp;')}</tu>`)],
    ['doctype', `<!DOCTYPE tmx [<!ENTITY a "b">]>${tmx('')}`],
    [
      'doctype',
      `<!DOCTYPE tmx SYSTEM "tmx14.dtd" [<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;]>${tmx('')}`,
    ],
    ['doctype', `<!DOCTYPE tmx SYSTEM "a.dtd"><!DOCTYPE tmx SYSTEM "a.dtd">${tmx('')}`],
    ['too-deep', tmx(`<tu><tuv xml:lang="en"><seg>${'<hi>'.repeat(300)}`)],
    ['too-many', tmx('<tu/>'.repeat(exchangeLimits.entries + 1))],
  ])('%s', (refusal, text) => {
    expect(readTmx(text)).toEqual({ ok: false, refusal })
  })

  test('bytes that are no text, and more than a file may have', () => {
    expect(decodeExchange(Uint8Array.of(0x3c, 0xff, 0xfe, 0x3e))).toEqual({ ok: false, refusal: 'encoding' })
    const declared = new TextEncoder().encode('<?xml version="1.0" encoding="windows-1256"?><tmx/>')
    expect(decodeExchange(declared)).toEqual({ ok: false, refusal: 'encoding' })
    expect(decodeExchange(new Uint8Array(exchangeLimits.characters + 1))).toEqual({
      ok: false,
      refusal: 'too-large',
    })
  })
})

const words = fc
  .string({ unit: fc.constantFrom(...'abc اب،؟<>&"\'\t5%😀\u2067'), minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const tags = fc.constantFrom('strong', 'em', 'u', 'sup')
const rich = fc
  .array(fc.tuple(words, fc.option(tags), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((runs) =>
    normalizeRichText(
      runs
        .map(([text, tag, breaks]) => {
          const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
          return `${tag ? `<${tag}>${escaped}</${tag}>` : escaped}${breaks ? '<br>' : ' '}`
        })
        .join(''),
    ),
  )
  .filter((html) => html !== '')
const pair: fc.Arbitrary<MemoryPair> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), texts: fc.record({ 'en-AE': words, 'ar-AE': words }) }),
  fc
    .record({ type: fc.constant('richtext' as const), texts: fc.record({ 'en-AE': rich, 'ar-AE': rich }) })
    .filter(({ texts }) => /<\w/.test(texts['en-AE'])),
)

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 5 }), (pairs) => {
      const texts = pairs.map((each) => each.texts)
      for (const read of [
        readTmx(writeTmx(pairs)),
        readXliff(writeXliff(pairs, '1.2')),
        readXliff(writeXliff(pairs, '2.0')),
      ]) {
        expect(read.ok && read.value.pairs.map((each) => each.texts)).toEqual(texts)
      }
    }),
    { numRuns: 200 },
  )
})

test('whose it is, where and when go along in TMX', () => {
  const own: MemoryPair = {
    type: 'text',
    texts: { 'en-AE': 'Yes', 'ar-AE': 'نعم' },
    brand: 'EI',
    page: 'travel-card',
    by: 'Mona <x>',
    at: '2026-01-17T11:24:58Z',
  }
  const read = readTmx(writeTmx([own]))
  expect(read.ok && read.value.pairs).toEqual([own])
})

const broken = fc
  .tuple(
    fc.constantFrom(
      writeTmx([{ type: 'richtext', texts: { 'en-AE': '<strong>a</strong><br>b', 'ar-AE': 'ب' } }]),
      writeXliff([{ type: 'richtext', texts: { 'en-AE': '<em>a</em>', 'ar-AE': '<em>ب</em>' } }], '2.0'),
      `<!DOCTYPE tmx SYSTEM "x">${tmx(`<tu>${both}</tu>`)}`,
    ),
    fc.nat(),
    fc.nat(8),
    fc.constantFrom(
      '<',
      '>',
      '"',
      '&',
      '<!--',
      '<!DOCTYPE x>',
      '[',
      ']]>',
      '/',
      '\u0000',
      'xml:lang="ar"',
      '<seg>',
      '',
    ),
  )
  .map(([text, where, length, scribble]) => {
    const at = where % text.length
    return text.slice(0, at) + scribble + text.slice(at + length)
  })

test('whatever was scribbled over, it is read or refused by name', () => {
  const refusals = ['malformed', 'doctype', 'too-deep', 'other-format', 'too-large']
  fc.assert(
    fc.property(fc.oneof(broken, fc.string()), (text) => {
      for (const read of [readTmx(text), readXliff(text)]) {
        if (!read.ok) expect(refusals).toContain(read.refusal)
      }
    }),
    { numRuns: 1000 },
  )
})

test.each([' ', '<!-- -->', '<!DOCTYPE ', '<?a ?>', '<!--', '<tu>', '<?'])(
  'the time for many %j grows with their number alone',
  (repeated) => {
    const time = (length: number) => {
      const text = `<?xml version="1.0"?>${repeated.repeat(length / repeated.length)}`
      const start = process.cpuUsage()
      readTmx(text)
      return process.cpuUsage(start).user / 1000
    }
    time(1000)
    const [short, long] = [time(20_000), time(160_000)]
    expect(long).toBeLessThan(Math.max(100, short * 24))
  },
)
