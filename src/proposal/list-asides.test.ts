import { expect, test } from 'vitest'
import { open, paragraph, run, text } from '../../test/word-xml.ts'
import { listAsides } from './list-asides.ts'

const picture = '<w:r><w:drawing><a:blip/></w:drawing></w:r>'

test('what is in a document and none of its text is listed, once and with who it is of', () => {
  const deleted = '<w:del w:id="1" w:author="Omar"><w:r><w:delText>within 90 days</w:delText></w:r></w:del>'
  const asides = listAsides(
    open(
      text('Cash back each month') +
        paragraph(picture) +
        paragraph(run('Paid on the first.'), deleted, run('secret', '<w:vanish/>')),
    ),
  )
  expect(asides).toEqual([
    { kind: 'picture', text: 'Cash back each month', unit: 1 },
    { kind: 'deleted', author: 'Omar', text: 'within 90 days' },
    { kind: 'hidden', text: 'secret' },
  ])
})
