import { expect, test } from 'vitest'
import { readEdited, warningOf } from '../../../test/edited-spec.ts'
import { run } from '../../../test/word-xml.ts'

const comments =
  '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1" w:author="Mona">' +
  `<w:p>${run('Delete this section')}</w:p></w:comment></w:comments>`

test('what stands at the heading of a section is told of that section', () => {
  const inserted = `<w:ins w:id="4" w:author="Omar" w:date="2026-11-21T08:00:00Z">${run(' hurry 60')}</w:ins>`
  const result = readEdited(
    (xml) =>
      xml.replace(
        />3\. [^<]+<\/w:t><\/w:r>/,
        (heading) =>
          `${heading}${run(' secret 50', '<w:vanish/>')}${inserted}<w:r><w:commentReference w:id="1"/></w:r>`,
      ),
    'word/document.xml',
    {
      'word/comments.xml': () => comments,
      'word/_rels/document.xml.rels': (xml) =>
        xml.replace(
          '</Relationships>',
          '<Relationship Id="c1" Type="http://x/comments" Target="comments.xml"/></Relationships>',
        ),
    },
  )
  expect(warningOf(result, 'COMMENTS')).toContain('Mona, at FAQ-0001, its heading: “Delete this section”')
  expect(warningOf(result, 'HIDDEN_TEXT')).toContain('• FAQ-0001, its heading: “secret 50”')
  expect(warningOf(result, 'TRACKED_CHANGES')).toMatch(/\(FAQ-0001\).*inserted “hurry 60”, in its heading/s)
  expect(warningOf(result, 'UNUSED_TEXT')).toContain('• FAQ-0001, its heading: “hurry 60”')
})
