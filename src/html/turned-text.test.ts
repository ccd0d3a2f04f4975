import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)

test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '&#x202e;', '&#8237;'])(
  'no text brings the sign %j onto a page, in no place of it',
  (sign) => {
    const text = `Pay ${sign}later`
    const data = {
      'HBR-0001': { title: text, sub_title: text, cta_text: text },
      'FAQ-0001': { title: text, items: [{ question: text, answer: `<p>${text}</p>` }] },
    }
    const html = renderPage({
      name: text,
      locale: 'en-AE',
      components: [
        { code: 'HBR001', instanceId: 'HBR-0001' },
        { code: 'FAQ001', instanceId: 'FAQ-0001' },
      ],
      content: readData(dataSchema.parse(data)),
      optionalElements: {},
      usePlaceholderImages: false,
    })
    expect(html).not.toMatch(/[\u202a-\u202e]/)
    expect(html).toContain('<p>Pay later</p>')
  },
)
