import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { createXmlReader, readToken, textOf } from './tokens.ts'
import { enterChild, readAttribute, readText, skipElement } from './xml.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** What is in the text, or why it is refused. */
function read(xml: string) {
  const reader = createXmlReader(xml)
  const events: string[] = []
  for (let token = readToken(reader); token !== 'end'; token = readToken(reader)) {
    const last = events.length - 1
    if (token !== 'text') events.push(token === 'open' ? `<${reader.name}` : `>${reader.name}`)
    else if (events[last]?.startsWith('"')) events[last] += textOf(reader)
    else if (textOf(reader) !== '') events.push(`"${textOf(reader)}`)
  }
  return reader.problem ?? events
}

test.each([
  ['transitional', `<w:p ${word}/>`],
  ['strict', '<w:p xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"/>'],
  ['another prefix', '<x:p xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'],
  ['no prefix', '<p xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'],
])('a paragraph has one name: %s', (_, xml) => {
  expect(read(xml)).toEqual(['<w:p', '>w:p'])
})

test('a prefix may mean another thing further in, and its own again after', () => {
  const xml = `<w:a ${word}><w:b xmlns:w="urn:x"><w:c/></w:b><w:d/></w:a>`
  expect(read(xml)).toEqual([
    '<w:a',
    '<{urn:x}b',
    '<{urn:x}c',
    '>{urn:x}c',
    '>{urn:x}b',
    '<w:d',
    '>w:d',
    '>w:a',
  ])
})

test.each([
  ['references', '<a>&lt;&amp;&#65;&#x1F600;</a>', '<&A😀'],
  ['a CDATA section', '<a>x<![CDATA[<b>&amp;]]>y</a>', 'x<b>&amp;y'],
  ['line ends', '<a>x\r\ny\rz</a>', 'x\ny\nz'],
  ['comments and instructions', '<a>x<!-- <b> --><?go ?>y</a>', 'xy'],
  ['children', '<a>x<b>y</b>z</a>', 'xyz'],
])('text with %s', (_, xml, text) => {
  const reader = createXmlReader(xml)
  enterChild(reader)
  expect(readText(reader)).toBe(text)
})

test('an attribute is found by its name, whatever its quotes and spaces', () => {
  const reader = createXmlReader(`<w:tag ${word}\n w:val = 'a "b" &amp;&#10;c\td' other="x"/>`)
  enterChild(reader)
  expect(readAttribute(reader, 'w:val')).toBe('a "b" &\nc d')
  expect(readAttribute(reader, 'val')).toBe(undefined)
  expect(readAttribute(reader, 'other')).toBe('x')
})

test('an element is left with all that is in it', () => {
  const reader = createXmlReader('<a><b><b/>x<c/></b><d/></a>')
  const names: string[] = []
  enterChild(reader)
  while (enterChild(reader)) {
    names.push(reader.name)
    skipElement(reader)
  }
  expect(names).toEqual(['b', 'd'])
})

describe('refusals', () => {
  test.each([
    ['', 'malformed'],
    ['text', 'malformed'],
    ['<a>', 'malformed'],
    ['<a></b>', 'malformed'],
    ['<a/><b/>', 'malformed'],
    ['<a/>text', 'malformed'],
    ['<a', 'malformed'],
    ['<a b>', 'malformed'],
    ['<a b=c/>', 'malformed'],
    ['<a b="x" b="y"/>', 'malformed'],
    ['<a b="<"/>', 'malformed'],
    ['<a b="&x;"/>', 'malformed'],
    ['<a>&nbsp;</a>', 'malformed'],
    ['<a>&#0;</a>', 'malformed'],
    ['<a>&#xD800;</a>', 'malformed'],
    ['<a>]]></a>', 'malformed'],
    ['<a><![CDATA[</a>', 'malformed'],
    ['<a><!-- -- --></a>', 'malformed'],
    ['<a>\u0001</a>', 'malformed'],
    ['<w:a/>', 'malformed'],
    ['<a><?xml version="1.0"?></a>', 'malformed'],
    ['<!DOCTYPE a><a/>', 'doctype'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'doctype'],
  ])('%j', (xml, answer) => {
    expect(read(xml)).toEqual(answer)
  })
})

test('elements nest 256 deep and no deeper', () => {
  const nested = (depth: number) => read('<a>'.repeat(depth) + '</a>'.repeat(depth))
  expect(nested(256)).toHaveLength(512)
  expect(nested(257)).toBe('too-deep')
  expect(read('<a>'.repeat(100_000))).toBe('too-deep')
})

/** What saxes makes of the text, in the same words. */
function readWithSaxes(xml: string) {
  const events: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  let isRefused = false
  let isLenient = false
  const nameOf = ({ uri, local }: { uri: string; local: string }) => (uri ? `{${uri}}${local}` : local)
  const onText = (text: string) => {
    const last = events.length - 1
    if (parser.closed || text === '' || last < 0) return
    if (events[last]?.startsWith('"')) events[last] += text
    else events.push(`"${text}`)
  }
  parser.on('error', ({ message }) => {
    if (/unbound namespace prefix|malformed name/.test(message)) isLenient = true
    else isRefused = true
  })
  parser.on('opentag', (tag) => events.push(`<${nameOf(tag)}`))
  parser.on('closetag', (tag) => events.push(`>${nameOf(tag)}`))
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('doctype', () => {
    isRefused = true
  })
  parser.write(xml).close()
  if (events.at(-1)?.startsWith('"')) events.pop()
  if (isRefused) return 'refused'
  return isLenient ? 'a prefix that means nothing' : events
}

const name = fc.constantFrom('a', 'b', 'x:a', 'y:b', 'long.name-1')
const attribute = fc.constantFrom(
  '',
  ' k="v"',
  " x:k = 'a>b'",
  ' k="&amp;&#65;"',
  ' xmlns:x="urn:z"',
  ' xmlns="urn:d"',
  '\nk="v" l="w"',
)
const text = fc.constantFrom(
  '',
  'word',
  ' ',
  '\r\n',
  '&lt;&#x41;',
  '<![CDATA[<&]]>',
  '<!-- c -->',
  '<?go on?>',
  'ا',
  '😀',
  '"]>',
)
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.tuple(name, attribute).map(([tag, attributes]) => `<${tag}${attributes}/>`),
    fc
      .tuple(name, attribute, fc.array(fc.oneof(text, tie('element')), { maxLength: 4 }))
      .map(([tag, attributes, children]) => `<${tag}${attributes}>${children.join('')}</${tag} >`),
  ),
}))
const document = element.map(
  (root) => `<?xml version="1.0"?>\n<r xmlns:x="urn:x" xmlns:y="urn:y">${root}</r>\n<!-- end -->`,
)

test('well-formed XML reads as saxes reads it', () => {
  fc.assert(
    fc.property(document, (xml) => {
      expect(read(xml)).toEqual(readWithSaxes(xml))
    }),
    { numRuns: 500 },
  )
})

test('XML that was cut, doubled or scribbled over is accepted and refused as by saxes', () => {
  const scribble = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    '&',
    ']]>',
    '=',
    ' ',
    'a',
    '<a>',
    '</a>',
    '-->',
    '<!--',
    '?>',
    ':',
    '\u0000',
    '',
  )
  fc.assert(
    fc.property(document, fc.nat(), fc.nat(6), scribble, (xml, where, length, written) => {
      const at = where % xml.length
      const broken = (xml.slice(0, at) + written + xml.slice(at + length)).toWellFormed()
      const events = read(broken)
      const expected = readWithSaxes(broken)
      // We resolve the names of attributes only when they are asked for.
      if (expected === 'a prefix that means nothing') return
      expect(Array.isArray(events) ? events : 'refused').toEqual(expected)
    }),
    { numRuns: 2000 },
  )
})
