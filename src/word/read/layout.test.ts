import { describe, expect, test } from 'vitest'
import { labelOf } from '#catalogue/lookup.ts'
import type { ParseResult } from '#content/parse-result.ts'
import {
  components,
  data,
  readEdited,
  rowWith,
  tableWith,
  types,
  valuesOf,
  withoutMarks,
  writable,
} from '../../../test/edited-spec.ts'

describe('layout', () => {
  const order = (xml: string, id: string) => rowWith(tableWith(xml, '>Order<'), `>${id}<`)

  test('rows of the order table that were moved are the new order', () => {
    const result = readEdited((xml) =>
      xml.replace(
        order(xml, 'HBR-0001') + order(xml, 'FAQ-0001'),
        order(xml, 'FAQ-0001') + order(xml, 'HBR-0001'),
      ),
    )
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'FAQ-0001',
      'HBR-0001',
      'FTR-0001',
    ])
    expect(types(result)).toEqual(['ORDER_CHANGED'])
  })

  test('numbers that were changed are the new order too', () => {
    const result = readEdited((xml) =>
      xml
        .replace(order(xml, 'HBR-0001'), (row) => row.replace('>2<', '>3<'))
        .replace(order(xml, 'FAQ-0001'), (row) => row.replace('>3<', '>2<')),
    )
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'FAQ-0001',
      'HBR-0001',
      'FTR-0001',
    ])
  })

  test('a component twice in the order table is an error', () => {
    const result = readEdited((xml) => xml.replace(order(xml, 'FAQ-0001'), (row) => row + row))
    expect(types(result)).toContain('DUPLICATE_INSTANCE_ID')
  })

  test('footers of another brand are an error', () => {
    const result = readEdited((xml) => xml.replaceAll('FTR001-ENBD', 'FTR001-EI'))
    expect(types(result)).toContain('BRAND_MISMATCH')
  })

  test('a component that the library does not have is kept, with its values, and named', () => {
    const result = readEdited((xml) =>
      xml.replaceAll('HBR001', 'XYZ999').replaceAll('>Hero banner<', '>Novelty<'),
    )
    expect(result.metadata.components[1]).toEqual({ code: 'XYZ999', instanceId: 'HBR-0001' })
    expect(result.data['HBR-0001']).toMatchObject({ title: { value: 'A card that pays you back' } })
    expect(types(result)).toEqual(['UNKNOWN_COMPONENT'])
  })

  test('a field that the component does not have is kept and named', () => {
    const result = readEdited((xml) =>
      xml
        .replaceAll('HBR-0001/sub_title', 'HBR-0001/motto')
        .replaceAll('sub_title', 'motto')
        .replace('>Sub title<', '>Motto<'),
    )
    expect(types(result)).toEqual(['UNKNOWN_FIELD'])
  })

  test('a section that was copied with an id of its own is one more component', () => {
    const result = readEdited((xml) => {
      const line = /<w:p>(?:(?!<w:p>).)*?Instance ID: HBR-0001.*?<\/w:tbl>/s.exec(xml)?.[0] ?? ''
      return xml.replace(
        line,
        line + line.replace('ID: HBR-0001', 'ID: HBR-0002').replace('pays you back', 'has no fee'),
      )
    })
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'HBR-0001',
      'HBR-0002',
      'FAQ-0001',
      'FTR-0001',
    ])
    expect(valuesOf(result, 'HBR-0002')?.fields.title?.value).toBe('A card that has no fee')
    expect(valuesOf(result, 'HBR-0001')?.fields.title?.value).toBe('A card that pays you back')
  })

  test('a section that was copied without one is an error', () => {
    const result = readEdited((xml) => {
      const line = /<w:p>(?:(?!<w:p>).)*?Instance ID: HBR-0001.*?<\/w:tbl>/s.exec(xml)?.[0] ?? ''
      return xml.replace(line, line + line)
    })
    expect(types(result)).toEqual(['DUPLICATE_INSTANCE_ID'])
  })

  test('without its order table a page has the components that have sections', () => {
    const result = readEdited((xml) => xml.replace(tableWith(xml, '>Order<'), ''))
    expect(result.metadata.components).toEqual(components.slice(1, 3))
    expect(result.data).toEqual(data)
    expect(types(result)).toEqual(['ORDER_TABLE_MISSING'])
  })

  const setOrderNumber = (xml: string, id: string, from: string, to: string) =>
    xml.replace(order(xml, id), (row) => row.replace(`>${from}<`, `>${to}<`))
  const idsOf = ({ metadata }: ParseResult) => metadata.components.map(({ instanceId }) => instanceId)

  test.each([
    ['in Arabic digits', '٤', '٢'],
    ['for a place between', '3.5', '3'],
    ['with a full stop', '4.', '2.'],
  ])('order numbers %s', (_, hero, faq) => {
    const result = readEdited((xml) =>
      setOrderNumber(setOrderNumber(xml, 'HBR-0001', '2', hero), 'FAQ-0001', '3', faq).replace(
        order(xml, 'FTR-0001'),
        (row) => row.replace('>4<', '>9<'),
      ),
    )
    expect(idsOf(result)).toEqual(['HDR-0001', 'FAQ-0001', 'HBR-0001', 'FTR-0001'])
    expect(types(result)).toEqual(['ORDER_CHANGED'])
  })

  test('an order number that is none is named', () => {
    const result = readEdited((xml) => setOrderNumber(xml, 'FAQ-0001', '3', 'first'))
    expect(result.warnings).toMatchObject([
      { type: 'ORDER_CHANGED', message: expect.stringContaining('"first"') },
    ])
  })

  test.each(['', 'HDR 0001', '???'])('a header whose instance ID is %j stays', (id) => {
    const result = readEdited((xml) =>
      xml.replace(order(xml, 'HDR-0001'), (row) => row.replace('>HDR-0001<', `>${id}<`)),
    )
    expect(result.metadata.components).toEqual(components)
    expect(result.warnings).toMatchObject([{ type: 'INSTANCE_ID_UNCLEAR', instanceId: 'HDR-0001' }])
  })

  test('a section has the instance ID that its row has lost', () => {
    const result = readEdited((xml) =>
      xml.replace(order(xml, 'HBR-0001'), (row) => row.replace('>HBR-0001<', '><')),
    )
    expect([result.metadata.components, result.data, types(result)]).toEqual([components, data, []])
  })

  test('a new row without an ID is one more component, without a section', () => {
    const result = readEdited((xml) =>
      xml.replace(order(xml, 'FAQ-0001'), (row) => row + row.replace('>FAQ-0001<', '><')),
    )
    expect(idsOf(result)).toEqual(['HDR-0001', 'HBR-0001', 'FAQ-0001', 'FAQ-0002', 'FTR-0001'])
    expect(types(result)).toEqual(['REQUIRED_VALUE_EMPTY', 'INSTANCE_ID_UNCLEAR'])
  })

  test('words in a row of the order table that name no component are not lost', () => {
    const result = readEdited((xml) =>
      xml.replace(
        order(xml, 'FAQ-0001'),
        (row) =>
          row +
          row
            .replace('>FAQ-0001<', '><')
            .replace(/>FAQ001</g, '>Calculator<')
            .replace('>3<', '><'),
      ),
    )
    expect(result.warnings[0]?.message).toContain('Calculator')
  })

  test.each([
    ['header', 'HDR-0001'],
    ['footer', 'FTR-0001'],
  ])('a %s whose row is deleted is missed', (edge, id) => {
    const result = readEdited((xml) => xml.replace(order(xml, id), ''))
    expect(result.warnings).toMatchObject([
      { type: 'HEADER_OR_FOOTER_MISSING', message: expect.stringContaining(`no ${edge},`) },
    ])
  })

  test('a section that is deleted while its row stays is missed', () => {
    const result = readEdited((xml) => {
      const section = /<w:p>(?:(?!<w:p>).)*?Instance ID: FAQ-0001.*?(?=<w:sectPr)/s.exec(xml)?.[0] ?? ''
      return xml.replace(section, '')
    })
    expect(result.errors).toMatchObject([
      {
        type: 'REQUIRED_VALUE_EMPTY',
        message: expect.stringMatching(/FAQ-0001.*section is missing.*delete its row/),
      },
    ])
    expect(result.warnings).toEqual([])
  })

  test('a section whose ID was edited is the one that its row names', () => {
    for (const edit of [(xml: string) => xml, withoutMarks]) {
      const result = readEdited((xml) => edit(xml.replace('Instance ID: HBR-0001', 'Instance ID: HBR-0009')))
      expect([result.metadata.components, result.data]).toEqual([components, data])
      expect(types(result)).toContain('INSTANCE_ID_UNCLEAR')
      expect(result.success).toBe(true)
    }
  })

  test.each([
    ['Code: HBR001', 'Code: HBR002', 'HBR001'],
    ['>HBR001<', '>HBR009<', 'HBR001'],
  ])('a code that is edited in one place only is named', (before, after, code) => {
    const result = readEdited((xml) => xml.replace(before, after).replace('>Hero banner<', '><'))
    expect(result.metadata.components[1]).toEqual({ code, instanceId: 'HBR-0001' })
    expect(types(result)).toEqual(['COMPONENT_CODE_UNCLEAR'])
  })

  test.each<[type: string, before: string, after: string]>([
    ['OTHER_FORMAT_VERSION', '>1.0.0<', '>0.9.0<'],
    ['PAGE_NAME_OFF_PATTERN', '>cashback-card<', '>Cashback Card<'],
  ])('%s', (type, before, after) => {
    expect(types(readEdited((xml) => xml.replace(before, after)))).toEqual([type])
  })

  test('without a locale the letters tell', () => {
    expect(readEdited((xml) => xml.replace('>en-AE<', '>?<')).metadata.locale).toBe('en-AE')
    const arabic = (xml: string) => xml.replace('>en-AE<', '>?<').replace('The first answer', 'ا'.repeat(400))
    expect(readEdited(arabic).metadata.locale).toBe('ar-AE')
  })

  test('names that every object has are no ids', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const result = readEdited((xml) => xml.replaceAll('HBR-0001', name))
      expect(Object.getPrototypeOf(result.data)).toBe(Object.prototype)
      expect(result.metadata.components.some(({ instanceId }) => instanceId === name)).toBe(false)
    }
  })

  test('an order row that was moved is no fault: the message says what the page does', () => {
    const result = readEdited((xml) =>
      xml.replace(
        order(xml, 'HBR-0001') + order(xml, 'FAQ-0001'),
        order(xml, 'FAQ-0001') + order(xml, 'HBR-0001'),
      ),
    )
    expect(result.warnings.map(({ message }) => message)).toEqual([
      'The rows of the component order table do not stand in the order of their numbers. The page follows the rows: HDR-0001, FAQ-0001, HBR-0001, FTR-0001.',
    ])
  })

  test('a section whose order row was deleted stays on the page, and the message says so', () => {
    const result = readEdited((xml) => xml.replace(order(xml, 'HBR-0001'), ''))
    expect(idsOf(result)).toEqual(['HDR-0001', 'HBR-0001', 'FAQ-0001', 'FTR-0001'])
    expect(result.warnings).toMatchObject([
      {
        type: 'ORDER_CHANGED',
        instanceId: 'HBR-0001',
        message: expect.stringMatching(
          /^HBR-0001 \(HBR001\) has no row.*It is on the page, after HDR-0001\..*delete its section/,
        ),
      },
    ])
  })

  test('a section that was copied under an id of its own is on the page, and the message says so', () => {
    const result = readEdited((xml) => {
      const line = /<w:p>(?:(?!<w:p>).)*?Instance ID: HBR-0001.*?<\/w:tbl>/s.exec(xml)?.[0] ?? ''
      return xml.replace(line, line + line.replace('ID: HBR-0001', 'ID: HBR-0002'))
    })
    expect(result.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^HBR-0002 \(HBR001\) has no row.*It is on the page, after HBR-0001\./),
    ])
  })

  test('one id for two components is one error', () => {
    const result = readEdited((xml) => {
      const line = /<w:p>(?:(?!<w:p>).)*?Instance ID: HBR-0001.*?<\/w:tbl>/s.exec(xml)?.[0] ?? ''
      return xml.replace(line, line + line).replace(order(xml, 'HBR-0001'), (row) => row + row)
    })
    expect(result.errors).toMatchObject([
      {
        type: 'DUPLICATE_INSTANCE_ID',
        message: expect.stringMatching(/HBR-0001\. Please give the copy an ID/),
      },
    ])
  })

  test.each([
    ['en-AE', 'Arabic', 'بطاقة تعيد لك نقودك كل يوم'],
    ['ar-AE', 'Latin', 'A card that pays you back every day'],
  ])('values in another script than %s asks for are a warning', (locale, script, words) => {
    const result = readEdited((xml) =>
      xml
        .replace('>en-AE<', `>${locale}<`)
        .replace(
          /(What is the \w+ question\?|The \w+ answer|in short|A card that pays you back|Your questions)/g,
          words,
        ),
    )
    expect(result.metadata.locale).toBe(locale)
    expect(result.warnings).toMatchObject([
      {
        type: 'OTHER_LANGUAGE',
        message: expect.stringContaining(`most letters of its values are ${script}`),
      },
      ...result.warnings.slice(1),
    ])
  })

  test('labels are named as people see them, never as the data has them', () => {
    const result = readEdited((xml) =>
      xml
        .replace(rowWith(xml, '>cta_url<'), (row) => row.replace('>Link<', '>ask IT<'))
        .replaceAll('HBR-0001/sub_title', 'HBR-0001/short_motto')
        .replaceAll('sub_title', 'short_motto')
        .replace('>Sub title<', '>Short motto<'),
    )
    const messages = [...result.errors, ...result.warnings].map(({ message }) => message).join('\n')
    expect(messages).toContain('"CTA URL"')
    expect(messages).toContain('"Short motto"')
    expect(messages).not.toMatch(/cta_url|short_motto/)
  })

  test('where all labels were translated and the marks are gone, that is said first, and once', () => {
    const labels = writable.flatMap(({ name }) => [name, labelOf(name)])
    const translated = (xml: string) =>
      withoutMarks(xml).replace(
        new RegExp(`>(${labels.join('|')})<`, 'g'),
        (_, word: string) => `>Feld ${word.length}<`,
      )
    const result = readEdited(translated)
    expect(result.errors).toMatchObject([
      {
        type: 'LABELS_CHANGED',
        message: expect.stringMatching(/^None of the values could be found.*translated/),
      },
    ])
    expect(types(result)).toContain('UNUSED_TEXT')
  })
})
