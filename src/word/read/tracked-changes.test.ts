import { describe, expect, test } from 'vitest'
import {
  components,
  paragraph,
  questionsOf,
  readEdited,
  rowsOfItem,
  rowWith,
  tableWith,
  types,
  valuesOf,
  withValue,
} from '../../../test/edited-spec.ts'
import { run } from '../../../test/word-xml.ts'

const by = (author: string, date = '2026-11-20T09:30:00Z') => `w:id="1" w:author="${author}" w:date="${date}"`
const inserted = (text: string, author = 'Mona') => `<w:ins ${by(author)}>${run(text)}</w:ins>`
const deleted = (text: string, author = 'Mona') =>
  `<w:del ${by(author)}><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`

/** As Word marks a row as deleted or inserted: in its settings, and once more at all words in it. */
const markRow = (row: string, kind: 'ins' | 'del', author = 'Mona') =>
  row
    .replace('<w:tr>', `<w:tr><w:trPr><w:${kind} ${by(author)}/></w:trPr>`)
    .replace(/<w:r>(?:(?!<w:r>).)*?<\/w:r>/gs, (each) =>
      kind === 'ins'
        ? `<w:ins ${by(author)}>${each}</w:ins>`
        : `<w:del ${by(author)}>${each.replace(/(<\/?w:)t\b/g, '$1delText')}</w:del>`,
    )

const changesIn = (edit: (xml: string) => string) => {
  const result = readEdited(edit)
  return {
    result,
    messages: result.warnings.filter(({ type }) => type === 'TRACKED_CHANGES').map(({ message }) => message),
  }
}

describe('changes that nobody has accepted yet count as accepted and are named', () => {
  test('words, with who, when and where', () => {
    const { result, messages } = changesIn((xml) =>
      withValue(
        xml,
        '"HBR-0001/title"',
        p(
          run('A card that '),
          deleted('pays '),
          deleted('you back'),
          inserted('costs '),
          inserted('nothing', 'Omar'),
        ),
      ),
    )
    expect(valuesOf(result, 'HBR-0001')?.fields.title?.value).toBe('A card that costs nothing')
    expect(messages).toEqual([
      [
        'Hero banner (HBR-0001): tracked changes that nobody has accepted yet are read as accepted:',
        '• Mona, 20 Nov 2026: deleted “pays you back”, in "Title"',
        '• Mona, 20 Nov 2026: inserted “costs”, in "Title"',
        '• Omar, 20 Nov 2026: inserted “nothing”, in "Title"',
        'Please accept or reject them in Word (Review, Changes).',
      ].join('\n'),
    ])
    expect(result.warnings.find(({ type }) => type === 'TRACKED_CHANGES')?.instanceId).toBe('HBR-0001')
  })

  test('words that were moved', () => {
    const { messages } = changesIn((xml) =>
      withValue(
        withValue(
          xml,
          '"HBR-0001/title"',
          p(run('A card'), `<w:moveFrom ${by('Mona')}>${run(' for you')}</w:moveFrom>`),
        ),
        '"HBR-0001/sub_title"',
        p(`<w:moveTo ${by('Mona')}>${run('For you')}</w:moveTo>`),
      ),
    )
    expect(messages[0]).toContain('• Mona, 20 Nov 2026: moved away “for you”, in "Title"')
    expect(messages[0]).toContain('• Mona, 20 Nov 2026: moved here “For you”, in "Sub title"')
  })

  test('the look of words, and paragraphs that were joined', () => {
    const { messages } = changesIn((xml) =>
      withValue(
        xml,
        'The first answer',
        `<w:p><w:pPr><w:rPr><w:del ${by('Mona')}/></w:rPr></w:pPr>${run('One ')}</w:p>` +
          p(run('two', `<w:b/><w:rPrChange ${by('Omar')}><w:rPr/></w:rPrChange>`)),
      ),
    )
    expect(messages[0]).toContain('• Mona, 20 Nov 2026: joined two paragraphs, in "Answer" of item 1')
    expect(messages[0]).toContain('• Omar, 20 Nov 2026: changed the look of “two”, in "Answer" of item 1')
  })

  test('a row', () => {
    const { result, messages } = changesIn((xml) =>
      xml.replace(rowWith(xml, '"HBR-0001/title"'), (row) => markRow(row, 'del')),
    )
    expect(messages).toEqual([
      expect.stringContaining('• Mona, 20 Nov 2026: deleted the row "Title": “A card that pays you back”'),
    ])
    expect(result.errors[0]?.message).toMatch(/"Title".*its row is not in the document/)
  })

  test('an item, as one change', () => {
    const gone = changesIn((xml) =>
      xml.replace(rowsOfItem(xml, 2), (rows) =>
        rows.replace(/<w:tr>.*?<\/w:tr>/gs, (row) => markRow(row, 'del')),
      ),
    )
    expect(questionsOf(gone.result)).toHaveLength(2)
    expect(gone.messages).toEqual([
      expect.stringMatching(
        /\n• Mona, 20 Nov 2026: deleted the rows "Question", "Answer" of Item 2: “What is the second question\? · The second answer, in short\.”\n/,
      ),
    ])
    const added = changesIn((xml) =>
      xml.replace(
        rowsOfItem(xml, 3),
        (rows) =>
          rows +
          rows
            .replaceAll('Item 3', 'Item 4')
            .replace(/<w:tr>.*?<\/w:tr>/gs, (row) => markRow(row, 'ins', 'Omar')),
      ),
    )
    expect(questionsOf(added.result)).toHaveLength(4)
    expect(added.messages[0]).toContain(
      '• Omar, 20 Nov 2026: inserted the rows "Question", "Answer" of Item 4',
    )
  })

  const sectionOf = (xml: string, from: string, to: string) =>
    new RegExp(`<w:p>(?:(?!<w:p>).)*?>${from}.*?(?=<w:p>(?:(?!<w:p>).)*?>${to})`, 's').exec(xml)?.[0] ?? ''
  const markSection = (section: string, kind: 'ins' | 'del') =>
    section
      .split(/(<w:tbl>.*?<\/w:tbl>)/s)
      .map((part) =>
        part.startsWith('<w:tbl>')
          ? part.replace(/<w:tr>.*?<\/w:tr>/gs, (row) => markRow(row, kind))
          : markRow(part, kind).replace(/<w:p>(<w:pPr>.*?)?(<\/w:pPr>)?/gs, (start) =>
              start.includes('</w:pPr>')
                ? start.replace('</w:pPr>', `<w:rPr><w:${kind} ${by('Mona')}/></w:rPr></w:pPr>`)
                : start,
            ),
      )
      .join('')

  test('a whole section that was deleted', () => {
    const { result, messages } = changesIn((xml) => {
      const hero = sectionOf(xml, '2. Hero banner', '3. ')
      expect(hero).toContain('>cta_url<')
      return xml
        .replace(hero, markSection(hero, 'del'))
        .replace(rowWith(xml, '>HBR-0001<'), (row) => markRow(row, 'del'))
    })
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'FAQ-0001',
      'FTR-0001',
    ])
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatch(
      /^Before the first component.*deleted a row, in the component order table: “2 Hero banner HBR001 HBR-0001”/s,
    )
    expect(messages[1]).toMatch(
      /^Hero banner \(HBR-0001\): .*\n• Mona, 20 Nov 2026: deleted the whole section\n/s,
    )
    expect(messages[1]).toContain(
      '• Mona, 20 Nov 2026: deleted the row "Title": “A card that pays you back”\n',
    )
  })

  test('a whole section that was inserted', () => {
    const { result, messages } = changesIn((xml) => {
      const hero = sectionOf(xml, '2. Hero banner', '3. ')
      return xml.replace(hero, hero + markSection(hero.replaceAll('HBR-0001', 'HBR-0002'), 'ins'))
    })
    expect(result.metadata.components).toHaveLength(components.length + 1)
    expect(messages).toEqual([
      expect.stringMatching(
        /^Hero banner \(HBR-0002\): .*\n• Mona, 20 Nov 2026: inserted the whole section\nPlease/s,
      ),
    ])
  })

  test('changes between the tables, and by nobody that the file names', () => {
    const { result, messages } = changesIn((xml) =>
      xml.replace(
        tableWith(xml, '>question<'),
        (table) => `${p(`<w:ins w:id="4">${run('check this')}</w:ins>`)}${table}`,
      ),
    )
    expect(messages[0]).toContain('FAQ-0001): tracked changes')
    expect(messages[0]).toContain('• Somebody: inserted “check this”\n')
    expect(types(result)).toEqual(['TRACKED_CHANGES', 'UNUSED_TEXT'])
  })

  test('a document with very many names figures and the longest, and counts the others', () => {
    const words = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index).repeat(9))
    const many = [...words, '7%'].map((each) => `${run('x')}${inserted(each)}`).join('')
    const { messages } = changesIn((xml) => withValue(xml, 'The first answer', p(many)))
    expect(messages[0]?.split('\n')).toHaveLength(203)
    expect(messages[0]).toContain('inserted “7%”')
    expect(messages[0]).toContain('• and 101 more changes')
  })

  test('two people changed one row', () => {
    const added = changesIn((xml) =>
      xml.replace(rowWith(xml, '>The first answer'), (row) =>
        row
          .replace('<w:tr>', `<w:tr><w:trPr><w:ins ${by('Omar')}/></w:trPr>`)
          .replace('</w:r>', `</w:r>${inserted('by Mona 52')}`),
      ),
    )
    expect(added.messages[0]).toContain('• Omar, 20 Nov 2026: inserted the row')
    expect(added.messages[0]).toContain('• Mona, 20 Nov 2026: inserted “by Mona 52”, ')
    const gone = changesIn((xml) =>
      xml.replace(rowWith(xml, '>The first answer'), (row) =>
        row
          .replace('<w:tr>', `<w:tr><w:trPr><w:del ${by('Omar')}/></w:trPr>`)
          .replace('</w:r>', `</w:r>${inserted('by Mona 62')}`),
      ),
    )
    expect(gone.messages[0]).toContain('• Omar, 20 Nov 2026: deleted the row')
    expect(gone.messages[0]).toContain('• Mona, 20 Nov 2026: inserted “by Mona 62”')
  })

  test('words beside a value stand beside it, under the name that people see', () => {
    const { messages } = changesIn((xml) =>
      xml.replace(rowWith(xml, '"HBR-0001/title"'), (row) =>
        row.replace(/<w:r>(?:(?!<w:r>).)*?<w:t[^>]*>Title<\/w:t><\/w:r>/s, inserted('Words of Mona')),
      ),
    )
    expect(messages[0]).toContain('inserted “Words of Mona”, beside "Title"\n')
  })

  test('the row of a section that was deleted is an error that says so', () => {
    const { result, messages } = changesIn((xml) => {
      const hero = sectionOf(xml, '2. Hero banner', '3. ')
      return xml.replace(hero, markSection(hero, 'del'))
    })
    expect(messages).toHaveLength(1)
    expect(result.errors[0]?.message).toMatch(
      /^The section of HBR-0001 .* was deleted with Track Changes on, but its row/,
    )
  })

  test('the cell of a value was deleted or inserted', () => {
    const mark = (kind: string) => (xml: string) =>
      xml.replace(rowWith(xml, '"HBR-0001/title"'), (row) => {
        const [, , , cell = ''] = [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([each]) => each)
        return row.replace(cell, cell.replace('<w:tcPr>', `<w:tcPr><w:${kind} ${by('Mona')}/>`))
      })
    expect(changesIn(mark('cellDel')).messages[0]).toContain(
      '• Mona, 20 Nov 2026: deleted a cell with “A card that pays you back”, in "Title"\n',
    )
    expect(changesIn(mark('cellIns')).messages[0]).toContain(
      '• Mona, 20 Nov 2026: inserted a cell with “A card that pays you back”, in "Title"\n',
    )
  })

  test('what was changed alike in one place several times is told once, with how often', () => {
    const twice = p(run('x'), inserted('5%'), run(' y '), inserted('5%'))
    const { messages } = changesIn((xml) => withValue(xml, 'The first answer', twice))
    expect(messages[0]).toContain('inserted “5%”, in "Answer" of item 1 (2 times)')
  })
})

test('a document without changes says nothing of them', () => {
  expect(types(readEdited((xml) => xml.replace('<w:sectPr', `${paragraph('')}<w:sectPr`)))).toEqual([])
})
