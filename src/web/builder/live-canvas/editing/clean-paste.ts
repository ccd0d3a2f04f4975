import { withoutNoncharacters } from '#base/noncharacters.ts'

/** What is pasted or dropped, as plain words: in a value of one line its lines become one. */
export function cleanPaste(text: string, lines: 'one' | 'many'): string {
  const plain = withoutNoncharacters(text)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    // Word puts a list's sign and a tab before each of its points.
    .replace(/^[ \t]*[•·▪◦‣●§o]\t+/gm, '')
    .replace(/\t/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\ufeff\ufffc]/g, '')
    .replace(/\n+$/, '')
  return lines === 'one' ? plain.replace(/ *\n\s*/g, ' ') : plain
}
