/**
 * Which XML parser reads a Word document's main part? Counting only: elements, text and one attribute; CPU time,
 * medians. Ours stays only while it is more than twice as fast as the best of the others that does its work,
 * which is saxes with namespaces: documents come with any prefix. The others are here to be looked at.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Parser } from 'htmlparser2'
import { SAXParser, SaxEventType } from 'sax-wasm'
import { SaxesParser } from 'saxes'
import { createXmlReader, readToken, textOf } from '../src/word/xml/tokens.ts'
import { readAttribute } from '../src/word/xml/xml.ts'

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

type Count = { elements: number; characters: number; tags: number }
type Contestant = { name: string; count: (text: string, bytes: Uint8Array) => Count }

const contestants: Contestant[] = [
  { name: 'src/word/xml/xml.ts', count: countWithOurs },
  { name: 'saxes', count: (text) => countWithSaxes(text, false) },
  { name: 'saxes, namespaces', count: (text) => countWithSaxes(text, true) },
  { name: 'htmlparser2, XML mode', count: countWithHtmlparser2 },
  { name: 'sax-wasm', count: await createSaxWasmCounter() },
]

const texts = {
  latin: documentOf(
    110,
    'Open an account in minutes and start saving today, wherever you are in the Emirates',
  ),
  arabic: documentOf(110, 'افتح حسابك خلال دقائق وابدأ الادخار اليوم أينما كنت في الإمارات العربية المتحدة'),
}

for (const [language, text] of Object.entries(texts)) {
  const bytes = new TextEncoder().encode(text)
  console.log(`\n${language}: ${text.length} characters`)
  console.table(contestants.map((each) => ({ parser: each.name, ...measure(() => each.count(text, bytes)) })))
}

/** Median of many passes after a warm-up. */
function measure(pass: () => Count) {
  for (let index = 0; index < 60; index++) pass()
  const times = Array.from({ length: 15 }, () => {
    const start = process.cpuUsage()
    for (let index = 0; index < 10; index++) pass()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 10_000
  })
  return { 'CPU ms': times.sort((one, other) => one - other)[7], ...pass() }
}

/** A spec document's body: rows of four cells, the value in a control with a tag, an alias and a bookmark. */
function documentOf(rowCount: number, words: string) {
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr><w:p w:rsidR="00A77427" w:rsidRDefault="007F1D13">` +
    `<w:pPr><w:pStyle w:val="Cell"/></w:pPr><w:r><w:rPr><w:sz w:val="18"/></w:rPr>` +
    `<w:t xml:space="preserve">${text}</w:t></w:r></w:p></w:tc>`
  const value = (index: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="4800" w:type="dxa"/></w:tcPr><w:p><w:bookmarkStart w:id="${index}" w:name="title_${index}"/>` +
    `<w:sdt><w:sdtPr><w:alias w:val="HBR-0001.title.${index}"/><w:tag w:val="HBR-0001.title.${index}"/><w:id w:val="${index}"/>` +
    `</w:sdtPr><w:sdtContent><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${words}</w:t></w:r></w:sdtContent></w:sdt>` +
    `<w:bookmarkEnd w:id="${index}"/></w:p></w:tc>`
  const rows = Array.from(
    { length: rowCount },
    (_, index) =>
      `<w:tr>${cell('Title')}${cell('10&#8211;70 &amp; more')}${value(index)}${cell('AI')}</w:tr>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${wordNamespace}"><w:body><w:tbl>${rows.join('')}</w:tbl></w:body></w:document>`
}

function countWithOurs(text: string): Count {
  const count = { elements: 0, characters: 0, tags: 0 }
  const reader = createXmlReader(text)
  for (let token = readToken(reader); token !== 'end'; token = readToken(reader)) {
    if (token === 'text') count.characters += textOf(reader).length
    if (token === 'open') {
      count.elements++
      if (reader.name === 'w:tag') count.tags += readAttribute(reader, 'w:val')?.length ?? 0
    }
  }
  return count
}

function countWithSaxes(text: string, xmlns: boolean): Count {
  const count = { elements: 0, characters: 0, tags: 0 }
  const parser = new SaxesParser({ xmlns, position: false })
  parser.on('text', (piece) => {
    count.characters += piece.length
  })
  parser.on('opentag', ({ name, attributes }) => {
    count.elements++
    const tag = attributes['w:val']
    if (name === 'w:tag') count.tags += (typeof tag === 'string' ? tag : (tag?.value ?? '')).length
  })
  parser.write(text).close()
  return count
}

function countWithHtmlparser2(text: string): Count {
  const count = { elements: 0, characters: 0, tags: 0 }
  const parser = new Parser(
    {
      ontext: (piece) => {
        count.characters += piece.length
      },
      onopentag: (name, attributes) => {
        count.elements++
        if (name === 'w:tag') count.tags += attributes['w:val']?.length ?? 0
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return count
}

async function createSaxWasmCounter() {
  type Tag = { name: string; attributes: { name: { value: string }; value: { value: string } }[] }
  let count = { elements: 0, characters: 0, tags: 0 }
  const parser = new SAXParser(SaxEventType.Text | SaxEventType.OpenTag)
  parser.eventHandler = (event, data) => {
    if (event === SaxEventType.Text) {
      count.characters += (data as unknown as { value: string }).value.length
      return
    }
    const { name, attributes } = data as unknown as Tag
    count.elements++
    const tag = name === 'w:tag' && attributes.find((each) => each.name.value === 'w:val')
    if (tag) count.tags += tag.value.value.length
  }
  const wasm = createRequire(import.meta.url).resolve('sax-wasm/lib/sax-wasm.wasm')
  await parser.prepareWasm(await readFile(wasm))
  return (_: string, bytes: Uint8Array) => {
    count = { elements: 0, characters: 0, tags: 0 }
    parser.write(bytes)
    parser.end()
    return count
  }
}
