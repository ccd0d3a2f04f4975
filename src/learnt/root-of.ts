/**
 * What the forms of a word have in common, as near as letters tell: the beginning of an English word, the middle of an
 * Arabic one. It serves to count words, not to name them.
 */
export function rootOf(word: string): string {
  if (!arabicLetter.test(word)) return word.length > englishLetters ? word.slice(0, englishLetters) : word
  const bare = word.replace(article, '')
  const middle = bare.replace(person, '')
  return [owners, endings].reduce(cutEnding, middle === bare ? bare.replace(oneLetter, '') : middle)
}

export const arabicLetter = /\p{Script=Arabic}/u
const englishLetters = 5
const shortest = 3

/** "And", "in", "to", and the article, in dialect too. */
const article = /^(?:وال|فال|بال|كال|هال|عال|لل|ال|و|ف)(?=..{2,})/
/** Who does it, and when. */
const person = /^(?:بي|بت|بن|سي|ست|سن|يت|تت|نت|است|مت|ان)(?=.{3,})/
const oneLetter = /^[يتناسبلكم](?=.{3,})/
const owners = /(?:كما|هما|تها|تهم|تكم|تنا|ناها|وها|ونها|يها)$/
const endings = /(?:ات|ون|ين|ان|ها|هم|كم|نا|ني|وا|ته|تك|تي|يه|ه|ك|ي|ا|ت|ج)$/

function cutEnding(word: string, ending: RegExp): string {
  const cut = word.replace(ending, '')
  return cut.length >= shortest ? cut : word
}
