/** Numbers as decimal text, never as floating point. */

/** A written number in its one form, or nothing where its separators allow more than one reading. */
export function readDecimal(written: string, isArabic: boolean): string | undefined {
  if (written.length > 24) return undefined
  if (/^\d{1,15}$/.test(written)) return tidy(written)
  if (/^\d{1,3}(?:،\d{3})+$/.test(written)) return tidy(written.replaceAll('،', ''))
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,8})?$/.test(written)) return tidy(written.replaceAll(',', ''))
  if (/^\d*\.\d{1,8}$/.test(written)) return tidy(written)
  return isArabic && /^\d{1,3},\d{1,2}$/.test(written) ? tidy(written.replace(',', '.')) : undefined
}

/** Times ten to the power. */
export function shift(value: string, power: number): string {
  const [whole = '', part = ''] = value.split('.')
  return tidy(`${whole}${part.slice(0, power).padEnd(power, '0')}.${part.slice(power)}`)
}

export function add(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other))
  return unscaled(scaled(one, places) + scaled(other, places), places)
}

/** The smaller one from the larger one. */
export function subtract(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other))
  return unscaled(scaled(one, places) - scaled(other, places), places)
}

export function multiply(one: string, other: string): string {
  const places = placesOf(one) + placesOf(other)
  return unscaled(scaled(one, placesOf(one)) * scaled(other, placesOf(other)), places)
}

/** Below zero when the first is the smaller one. */
export function compare(one: string, other: string): number {
  const places = Math.max(placesOf(one), placesOf(other))
  const difference = scaled(one, places) - scaled(other, places)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

function placesOf(value: string): number {
  return value.split('.')[1]?.length ?? 0
}

function scaled(value: string, places: number): bigint {
  const [whole = '', part = ''] = value.split('.')
  return BigInt(`${whole}${part.padEnd(places, '0')}`)
}

function unscaled(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return tidy(places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`)
}

function tidy(value: string): string {
  const [whole = '', part = ''] = value.split('.')
  const places = part.replace(/0+$/, '')
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  return places === '' ? units : `${units}.${places}`
}
