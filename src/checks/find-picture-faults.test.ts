import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { PagePicture } from '#content/pictures/page-picture.ts'
import { findWrittenFaults } from './check-written.ts'

const { manifest } = loadCatalogue('catalogue')
const hash = 'ab'.repeat(32)

function rulesOf(changes: Partial<PagePicture> | undefined) {
  const image = { value: `/media/${hash}`, ai_generated: false }
  const findings = findWrittenFaults(
    {
      components: [{ code: 'HBR003', instanceId: 'HBR-0001' }],
      content: { 'HBR-0001': { fields: { background_image_url: image }, items: [] } },
      optionalElements: {},
      ...(changes && { images: { [hash]: { width: 2400, height: 1600, hasAlpha: false, ...changes } } }),
    },
    manifest,
  )
  return findings
    .filter(({ place }) => place?.field === 'background_image_url')
    .map(({ fault, severity }) => `${fault.rule}: ${severity}`)
}

test('a picture that nobody has told is an error, unless it only decorates', () => {
  expect(rulesOf({})).toEqual(['picture-untold: error'])
  expect(rulesOf({ alt: '  ' })).toEqual(['picture-untold: error'])
  expect(rulesOf({ alt: 'A family' })).toEqual([])
  expect(rulesOf({ isDecorative: true })).toEqual([])
})

test('one that is smaller than it is shown is worth a look, and one that the page does not know is an error', () => {
  expect(rulesOf({ alt: 'A family', width: 900 })).toEqual(['picture-small: warning'])
  expect(rulesOf(undefined)).toEqual(['picture-unknown: error'])
})
