import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { commented, commentsOf, edited, partOf, withRemarks } from '../../../test/commented.ts'
import { read, spec, warningOf } from '../../../test/edited-spec.ts'
import { relationshipsXml, tinyDocx } from '../../../test/tiny-docx.ts'
import { control, paragraph, run, text, textBox } from '../../../test/word-xml.ts'
import { portableUnpacker } from '../package/unpacker.ts'
import { textOfParagraph } from '../walk/document.ts'
import { openDocument } from '../walk/open-document.ts'
import { addComments } from './add-comments.ts'

const main = 'word/document.xml'
const faulty = edited(spec, main, (xml) => xml.replace('>A card that pays you back<', '><'))
const remark = (line: string, source = 0) => ({ source, kind: 'Error', lines: [line] })
const uri = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

function open(bytes: Uint8Array) {
  const opened = openDocument(bytes)
  if (!opened.ok) throw new Error(opened.refusal.problem)
  return opened.value
}

test('an error stands at its cell, and all else stays as it is', () => {
  const result = commented(faulty)
  expect(commentsOf(result)).toEqual([
    {
      at: '',
      words: [
        expect.stringMatching(/^Webpage Builder · Error · /),
        'A value is required. Please fill it in.',
      ],
    },
  ])
  expect(read(result)).toEqual({ ...read(faulty), ownComments: { count: 1, done: 0 } })
  const before = unzipSync(faulty)
  const changed = Object.entries(unzipSync(result)).flatMap(([name, bytes]) =>
    before[name] && Buffer.compare(before[name], bytes) === 0 ? [] : [name],
  )
  const needed = ['[Content_Types].xml', 'word/_rels/document.xml.rels', 'word/comments.xml', main]
  expect(changed.toSorted()).toEqual(needed)
})

test('done twice it is the same, and once corrected the comments are gone', () => {
  const once = commented(faulty)
  expect(Buffer.compare(commented(once), once)).toBe(0)
  const corrected = edited(once, main, (xml) => xml.replace(/(<w:t[^>]*>)(<\/w:t>)/, '$1A title again$2'))
  const clean = commented(corrected)
  expect(read(corrected).ownComments).toEqual({ count: 1, done: 0 })
  expect(read(clean)).toMatchObject({ success: true, warnings: [] })
  expect(read(clean).ownComments).toBeUndefined()
  expect(partOf(clean, main)).not.toContain('w:comment')
})

test('comments of people stay, with their ids', () => {
  const theirs = edited(commented(faulty), 'word/comments.xml', (xml) =>
    xml.replace(
      '</w:comments>',
      `<w:comment w:id="7" w:author="Mona">${text('Is this right?')}</w:comment></w:comments>`,
    ),
  )
  const asked = edited(theirs, main, (xml) =>
    xml.replace('</w:p>', '<w:r><w:commentReference w:id="7"/></w:r></w:p>'),
  )
  const again = commented(asked)
  expect(commentsOf(again).map(({ words }) => words[1] ?? words[0])).toEqual([
    'Is this right?',
    'A value is required. Please fill it in.',
  ])
  expect(partOf(again, 'word/comments.xml')).toContain('w:id="8" w:author="Webpage Builder"')
  expect(warningOf(read(again), 'COMMENTS')).toContain('Mona')
  expect(warningOf(read(again), 'COMMENTS')).not.toContain('required')
})

test('a comment into which somebody has written is theirs from then on', () => {
  const answered = edited(commented(faulty), 'word/comments.xml', (xml) =>
    xml.replace('Please fill it in.', 'Please fill it in. Legal has the title.'),
  )
  expect(read(answered).ownComments).toBeUndefined()
  expect(warningOf(read(answered), 'COMMENTS')).toContain('Legal has the title.')
  expect(commentsOf(commented(answered))).toHaveLength(2)
})

test.each([
  ['resolved', '', 1],
  ['answered', '<w15:commentEx w15:paraId="00000BBB" w15:paraIdParent="00000AAA" w15:done="0"/>', 2],
])('a comment that was %s stays, and the same is not said again', (_, reply, count) => {
  const done = withThreads(commented(faulty), reply === '' ? '1' : '0', reply)
  expect(read(done).ownComments).toEqual({ count: 1, done: reply === '' ? 1 : 0 })
  expect(commentsOf(commented(done))).toHaveLength(count)
  expect(partOf(commented(done), 'word/commentsExtended.xml')).toContain('00000AAA')
})

test('a comment that was resolved goes with what it was about', () => {
  const done = withThreads(commented(faulty), '1', '')
  const corrected = edited(done, main, (xml) => xml.replace(/(<w:t[^>]*>)(<\/w:t>)/, '$1A title again$2'))
  expect(commentsOf(commented(corrected))).toEqual([])
  expect(partOf(commented(corrected), 'word/commentsExtended.xml')).not.toContain('00000AAA')
})

/** As Word keeps what became of a comment. */
function withThreads(bytes: Uint8Array, done: string, reply: string) {
  const w15 = 'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"'
  const named = edited(bytes, 'word/comments.xml', (xml) => {
    const last = xml.lastIndexOf('<w:p>')
    const marked = `${xml.slice(0, last)}<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="00000AAA">${xml.slice(last + 5)}`
    const second = `<w:comment w:id="9" w:author="Mona">${text('It comes.').replace('<w:p>', '<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="00000BBB">')}</w:comment>`
    return reply === '' ? marked : marked.replace('</w:comments>', `${second}</w:comments>`)
  })
  const related = edited(named, 'word/_rels/document.xml.rels', (xml) =>
    xml.replace(
      '</Relationships>',
      '<Relationship Id="ex" Type="http://x/commentsExtended" Target="commentsExtended.xml"/></Relationships>',
    ),
  )
  return edited(
    related,
    'word/commentsExtended.xml',
    () =>
      `<w15:commentsEx ${w15}><w15:commentEx w15:paraId="00000AAA" w15:done="${done}"/>${reply}</w15:commentsEx>`,
  )
}

test('what is said of words in a text box stands at the paragraph round it', () => {
  const boxed = tinyDocx(
    text('Before') + paragraph(run('Round'), `<w:r>${textBox(text('Inside'))}</w:r>`) + text('Behind'),
  )
  const inside = open(boxed).blocks.find(
    (block) => block.kind === 'paragraph' && textOfParagraph(block) === 'Inside',
  )
  const source = inside?.kind === 'paragraph' ? inside.source : 0
  const result = withRemarks(boxed, [remark('Look here', source)])
  expect(partOf(result, main)).toMatch(
    /<w:p><w:commentRangeStart w:id="0"\/><w:r>.*Round.*Inside.*<w:commentReference w:id="0"\/><\/w:r><\/w:p><w:p>.*Behind/,
  )
})

test('what is said of a paragraph alone in a control stands beside it', () => {
  const alone = control('<w:text/>', text('Alone'))
  const two = control('<w:richText/>', text('One') + text('Two'))
  const said = withRemarks(tinyDocx(text('Before') + two + alone + text('Behind')), [])
  const sources = open(said).blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.source] : []))
  const result = withRemarks(
    said,
    sources.map((source, index) => remark(`Number ${index}`, source)),
  )
  expect(commentsOf(result).map(({ at }) => at)).toEqual(['Before', 'One', 'Two', 'Behind', 'Behind'])
  const last = withRemarks(tinyDocx(text('Before') + alone), [remark('Look', 1e6)])
  expect(commentsOf(last).map(({ at }) => at)).toEqual(['Before'])
  expect(commentsOf(withRemarks(tinyDocx(alone), [remark('Look')])).map(({ at }) => at)).toEqual(['Alone'])
})

test('marks are written with the names that a document has', () => {
  const body = (content: string) => `<document xmlns="${uri}"><body>${content}</body></document>`
  const plain = tinyDocx('', { [main]: body('<p/><p><pPr><jc val="left"/></pPr><r><t>Words</t></r></p>') })
  const [empty, words] = open(plain).blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.source] : [],
  )
  const result = withRemarks(plain, [remark('One', empty), remark('Two', words)])
  expect(open(result).blocks).toMatchObject([{ comments: ['0'] }, { comments: ['1'] }])
  expect(open(result).ownComments).toEqual({ count: 2, done: 0 })
  expect(partOf(result, main)).toContain(`<p><commentRangeStart xmlns:w="${uri}" w:id="0"/>`)
  expect(partOf(result, main)).toContain(`</pPr><commentRangeStart xmlns:w="${uri}" w:id="1"/>`)
})

test('a strict document gets strict comments, one in UTF-16 gets UTF-8', () => {
  const strictUri = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
  const source = `\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document xmlns:w="${strictUri}"><w:body>${text('كلمات')}</w:body></w:document>`
  const result = withRemarks(tinyDocx('', { [main]: new Uint8Array(Buffer.from(source, 'utf16le')) }), [
    remark('Look'),
  ])
  expect(partOf(result, main)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>.*كلمات/)
  expect(partOf(result, 'word/comments.xml')).toContain(strictUri)
  expect(partOf(result, 'word/_rels/document.xml.rels')).toContain(
    'http://purl.oclc.org/ooxml/officeDocument/relationships/comments',
  )
  expect(open(result).ownComments?.count).toBe(1)
})

test('one who says the same thing twice at one place says it once', () => {
  expect(commentsOf(withRemarks(tinyDocx(text('Words')), [remark('Look'), remark('Look')]))).toHaveLength(1)
})

test('a signed document is left alone', () => {
  const signed = tinyDocx(text('Words'), {
    '_rels/.rels': relationshipsXml([
      ['a', 'officeDocument', main],
      ['b', 'digital-signature/origin', '_xmlsignatures/origin.sigs'],
    ]),
  })
  const tools = {
    unpacker: portableUnpacker,
    packer: { deflate: (bytes: Uint8Array) => bytes, checksumOf: () => 0 },
  }
  expect(addComments(signed, [remark('Look')], tools)).toEqual({ ok: false, refusal: { problem: 'signed' } })
  expect(addComments(new Uint8Array(3), [], tools)).toMatchObject({
    ok: false,
    refusal: { problem: 'not-word' },
  })
})

test('a new part gets a name that is free', () => {
  const taken = tinyDocx(text('Words'), { 'word/comments.xml': 'not XML' })
  const result = withRemarks(taken, [remark('Look')])
  expect(partOf(result, 'word/comments.xml')).toBe('not XML')
  expect(strFromU8(unzipSync(result)['word/comments1.xml'] ?? new Uint8Array())).toContain('Look')
  expect(partOf(result, '[Content_Types].xml')).toContain('PartName="/word/comments1.xml"')
})
