import { withoutDirectionMarks } from '#base/visible-length.ts'
import { westernDigits } from '#base/western-digits.ts'

/**
 * The digits of a number as people type it: Western, Arabic-Indic or Persian digits, a percent sign, spaces
 * and thousands separators allowed. Undefined when it is no number.
 */
export function readNumber(text: string): string | undefined {
  const western = westernDigits(withoutDirectionMarks(text))
    .replace(/[٫]/g, '.')
    .replace(/[%٪\s\u00a0٬]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+(\.\d+)?$/.test(western) ? western : undefined
}
