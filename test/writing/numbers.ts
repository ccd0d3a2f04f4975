/** Every number of a text as plain digits: "AED 1,400.50" gives "1400.50". A measure of its own, not the writer's reader. */
export function numbersIn(text: string): string[] {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
  return western.match(/\d+(?:\.\d+)?/g) ?? []
}
