import type { Chance } from './chance.ts'

/** A part in other bytes than UTF-8, or in bytes that are none of any encoding. */
export function mutateEncoding(xml: string, chance: Chance): Uint8Array {
  switch (chance.below(7)) {
    case 0:
      return utf16(`\ufeff${renamed(xml, 'UTF-16')}`, 'little')
    case 1:
      return utf16(`\ufeff${renamed(xml, 'UTF-16')}`, 'big')
    case 2:
      return utf16(xml, chance.pick(['little', 'big']))
    case 3:
      return Buffer.from(renamed(xml, chance.pick(['windows-1256', 'ISO-8859-1', 'UTF-7', 'utf-8', 'x'])))
    case 4:
      return broken(Buffer.from(`\ufeff${xml}`), chance)
    case 5:
      return utf16(`\ufeff${xml.slice(0, chance.below(xml.length))}\ud800${xml}`, 'little').slice(
        chance.below(2),
      )
    default:
      return broken(Buffer.from(xml), chance)
  }
}

function renamed(xml: string, encoding: string) {
  return xml.replace(/encoding="[^"]*"/, `encoding="${encoding}"`)
}

function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(order === 'big' ? bytes.swap16() : bytes)
}

/** Bytes that UTF-8 cannot have: overlong forms, surrogates, ends without a beginning. */
const impossible = [[0xc0, 0x80], [0xed, 0xa0, 0x80], [0xff], [0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]]

function broken(bytes: Buffer, chance: Chance): Uint8Array {
  const at = chance.below(bytes.length)
  return new Uint8Array(
    Buffer.concat([bytes.subarray(0, at), Buffer.from(chance.pick(impossible)), bytes.subarray(at)]),
  )
}
