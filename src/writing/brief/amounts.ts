import { readFigures } from '#figures/read-figures.ts'
import { isCurrency } from '#figures/read-quantity.ts'
import { groupDigits } from '#pairs/say-figure.ts'

/** "AED 10k" is printed as "AED 10,000", "120k AED" as "AED 120,000", and "AED 2mn" as "AED 2 million". */
export function writeAmounts(text: string): string {
  if (!short.test(text)) return text
  return readFigures(text).figures.reduceRight((whole, { from, to, text: said, unit, inherited }) => {
    if (unit === undefined || !isCurrency(unit) || inherited) return whole
    return `${whole.slice(0, from)}${amountsIn(said, unit)}${whole.slice(to)}`
  }, text)
}

function amountsIn(said: string, currency: string): string {
  const behind = new RegExp(
    `(${number.source})\\s?(k|mn?|m[il]o)?\\s(?:${currency}|dhs?)(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return said
    .replace(behind, (whole, digits: string, power?: string) =>
      power ? `${currency} ${digits}${power}` : whole,
    )
    .replace(magnitude, (whole, digits: string, power: string) => {
      const isThousand = power.toLowerCase() === 'k'
      if (!isThousand) return `${digits} million`
      const value = Number(digits.replaceAll(',', '')) * 1000
      return Number.isInteger(value) ? groupDigits(String(value)) : whole
    })
}

const number = /\d[\d,]*(?:\.\d+)?/
const short = /\d\s?(?:k|mn?|mio)(?![\p{L}\p{N}])/iu
const magnitude = /(\d[\d,]*(?:\.\d+)?)\s?(k|mn|mio|m)(?![\p{L}\p{N}])/giu
