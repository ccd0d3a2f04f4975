import { readThemes } from '#rules/themes.ts'
import { loadMessyBriefs, ownMessyBriefs } from '../../test/writing/messy-briefs.ts'
import { type Chance, listOf } from './chance.ts'
import { judgeFacts, judgePasted, judgeWords } from './judge-text.ts'
import { mutateText } from './mutate-text.ts'
import type { Target } from './target.ts'

/** Lines as marketers write them, to what reads facts of a brief. */
export function createFactsTarget(): Target {
  const lines = linesOfBriefs()
  return targetOf('line.txt', lines, (chance) => chance.pick(lines), judgeFacts)
}

/** Texts that break rules, or nearly do, to what looks for them. */
export function createWordsTarget(): Target {
  const texts = readThemes()
    .flatMap(({ rules }) => rules)
    .flatMap(({ examples: { bad, good } }) => [bad, good].flatMap(({ en, ar }) => [...en, ...ar]))
  return targetOf('words.txt', texts, (chance) => chance.pick(texts), judgeWords)
}

/** Tables as spreadsheets copy them, with cells of briefs. */
export function createTablesTarget(): Target {
  const lines = linesOfBriefs()
  return targetOf('pasted.txt', lines, (chance) => tableOf(lines, chance), judgePasted)
}

/** Texts that are mutated with words of others. */
function targetOf(
  extension: string,
  others: readonly string[],
  write: (chance: Chance) => string,
  judge: typeof judgeFacts,
): Target {
  return {
    createTrial(chance) {
      const input = mutateText(write(chance), others, chance)
      return { input, extension, attempt: () => judge(input) }
    },
  }
}

function linesOfBriefs(): string[] {
  return loadMessyBriefs(ownMessyBriefs).flatMap(({ brief }) => brief.keyMessages)
}

function tableOf(lines: readonly string[], chance: Chance): string {
  const width = 1 + chance.below(6)
  const between = chance.pick(['\t', '\t', ' | ', '   '])
  const rows = listOf(chance.below(12), () => listOf(width, () => cellOf(lines, chance)))
  return [listOf(width, () => chance.pick(headings)), ...rows].map((row) => row.join(between)).join('\n')
}

function cellOf(lines: readonly string[], chance: Chance): string {
  const words = chance.pick(lines).split(' ')
  const from = chance.below(words.length)
  return chance.onceIn(4) ? chance.pick(cells) : words.slice(from, from + 1 + chance.below(3)).join(' ')
}

const headings = [
  ...['Category', 'Rate %', 'AED/mth', 'Cap (AED)', 'Tenor', 'Max LTV', 'Total', 'Notes', '', '%'],
  ...['الفئة', 'المعدل ٪', 'درهم شهرياً', 'الحد الأقصى', 'المدة', 'ملاحظات'],
]

const cells = [
  '',
  '-',
  'n/a',
  '5%',
  '3,000',
  '٥٪',
  '١٬٥٠٠',
  '0.5',
  '1.25x',
  'free',
  'مجاناً',
  '*',
  '"5\n6"',
  '12-48',
  'tbc',
]
