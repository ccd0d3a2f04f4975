/** Code points that stand for nothing in any text (Unicode 23.7); a page that is edited marks its values with some. */
const noncharacters = /[\ufdd0-\ufdef\ufffe\uffff]/g

/** A text as values may have it. */
export function withoutNoncharacters(text: string): string {
  return text.replace(noncharacters, '')
}
