import { foldWord } from '../fold.ts'

/** Number words, each with its value. */
export const english = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const)
    .concat(
      'twenty thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, index) => [word, (index + 2) * 10] as const),
    ),
)

/** Parts of a power: "half a million", "ربع مليون". */
export const fractions = new Map([
  ['half', '0.5'],
  ['quarter', '0.25'],
  ['نصف', '0.5'],
  ['نص', '0.5'],
  ['ربع', '0.25'],
])

export const englishPowers = new Map([
  ['hundred', 2],
  ['thousand', 3],
  ['lakh', 5],
  ['million', 6],
  ['billion', 9],
])

const arabicRows: [value: number, words: string][] = [
  [0, 'صفر'],
  [1, 'واحد واحدة وحدة إحدى احدا أحد'],
  [2, 'اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي ثنتين'],
  [3, 'ثلاث ثلاثة تلات'],
  [4, 'أربع أربعة'],
  [5, 'خمس خمسة'],
  [6, 'ست ستة'],
  [7, 'سبع سبعة'],
  [8, 'ثمان ثماني ثمانية'],
  [9, 'تسع تسعة'],
  [10, 'عشر عشرة'],
  [11, 'أحدعشر احداعشر حداشر احدعش'],
  [12, 'اثناعشر اثنعش اثناعش'],
  [13, 'ثلاثةعشر ثلاثتعشر ثلاثتعش'],
  [14, 'أربعةعشر أربعتعشر أربعتعش'],
  [15, 'خمسةعشر خمستعشر خمستعش'],
  [16, 'ستةعشر ستعشر ستعش'],
  [17, 'سبعةعشر سبعتعشر سبعتعش'],
  [18, 'ثمانيةعشر ثمنتعشر ثمنتعش'],
  [19, 'تسعةعشر تسعتعشر تسعتعش'],
  [20, 'عشرون عشرين'],
  [30, 'ثلاثون ثلاثين'],
  [40, 'أربعون أربعين'],
  [50, 'خمسون خمسين'],
  [60, 'ستون ستين'],
  [70, 'سبعون سبعين'],
  [80, 'ثمانون ثمانين'],
  [90, 'تسعون تسعين'],
  [100, 'مئة مائة مية'],
  [200, 'مئتان مئتين مائتان مائتين مئتا مئتي مائتا مائتي ميتين'],
  [300, 'ثلاثمئة ثلاثمائة ثلاثمية'],
  [400, 'أربعمئة أربعمائة أربعمية'],
  [500, 'خمسمئة خمسمائة خمسمية'],
  [600, 'ستمئة ستمائة ستمية'],
  [700, 'سبعمئة سبعمائة سبعمية'],
  [800, 'ثمانمئة ثمانمائة ثمانمية ثمانيمائة'],
  [900, 'تسعمئة تسعمائة تسعمية'],
]

export const arabic = new Map(
  arabicRows.flatMap(([value, words]) => words.split(' ').map((word) => [foldWord(word), value] as const)),
)

/** Thousand and above; two of them in one word count twice. */
const arabicPowerRows: [power: number, one: string, two: string][] = [
  [3, 'ألف ألفا آلاف', 'ألفان ألفين ألفا ألفي'],
  [6, 'مليون مليونا ملايين', 'مليونان مليونين مليونا مليوني'],
  [9, 'مليار مليارا مليارات', 'ملياران مليارين مليارا ملياري'],
]

export const arabicPowers = new Map(
  arabicPowerRows.flatMap(([power, one]) => one.split(' ').map((word) => [foldWord(word), power] as const)),
)

/** "Two thousand", "two million" in one word. Where the same letters are "a thousand" in the accusative, a number before it tells. */
export const arabicPairs = new Map(
  arabicPowerRows.flatMap(([power, , two]) => two.split(' ').map((word) => [foldWord(word), power] as const)),
)
