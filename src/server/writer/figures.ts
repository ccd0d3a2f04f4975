/**
 * Figures of a text that stand nowhere in what people wrote, each once, in Western digits. Single digits without a
 * percent sign are words ("3 steps") rather than figures.
 */
export function foreignFigures(text: string, knownText: string): string[] {
  const known = new Set(figuresOf(knownText).flatMap((figure) => [figure, figure.replace('%', '')]))
  return [...new Set(figuresOf(text))].filter((figure) => !known.has(figure) && !/^\d$/.test(figure))
}

function figuresOf(text: string): string[] {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/[٬,](?=\d{3}(\D|$))/g, '')
    .replace(/\s?([٪%]|per ?cent\b)/gi, '%')
  return (western.match(/\d+(\.\d+)?%?/g) ?? []).map((figure) => figure.replace(/^0+(?=\d)/, ''))
}
