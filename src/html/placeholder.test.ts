import { expect, test } from 'vitest'
import { readBrandTokens } from './brand-tokens.ts'
import { colourPlaceholder } from './placeholder.ts'

const drawnIn = readBrandTokens(':root { --action: #0f5bd7; --deep: #072447; --tint-strong: #dce8fa; }')
const brand = readBrandTokens(
  ':root {\n  --action: #6a2bb0;\n  --deep: #2e1251;\n  --tint-strong: #ebe2f7;\n}',
)

test('tokens are read from the stylesheet, pictures are not', () => {
  const css = ':root { --deep: #072447; --motif: url("data:image/svg+xml,a:b;c"); --mark-turn: 45deg; }'
  expect(readBrandTokens(css)).toEqual({ deep: '#072447', 'mark-turn': '45deg' })
})

test('a drawing takes the colours of the brand, and keeps what is no token', () => {
  const svg = '<path fill="#0F5BD7"/><path fill="#072447"/><path fill="#123456"/>'
  expect(colourPlaceholder(svg, { drawnIn, brand, way: 0 })).toBe(
    '<path fill="#6a2bb0"/><path fill="#2e1251"/><path fill="#123456"/>',
  )
})

test('three ways of colouring, then again from the first', () => {
  const ways = [0, 1, 2, 3].map((way) => colourPlaceholder('fill="#dce8fa"', { drawnIn, brand, way }))
  expect(ways).toEqual(['fill="#ebe2f7"', 'fill="#2e1251"', 'fill="#6a2bb0"', 'fill="#ebe2f7"'])
})
