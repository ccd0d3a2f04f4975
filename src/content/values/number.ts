import { withoutDirectionMarks } from '#base/visible-length.ts'

/**
 * The digits of a number as people type it: Western, Arabic-Indic or Persian digits, a percent sign, spaces
 * and thousands separators allowed. Undefined when it is no number.
 */
export function readNumber(text: string): string | undefined {
  const western = withoutDirectionMarks(text)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٫]/g, '.')
    .replace(/[%٪\s\u00a0٬]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+(\.\d+)?$/.test(western) ? western : undefined
}
