/** The forms in which a word of a rule may stand in a text. Arabic prefixes are the text's own matter. */
export function inflect(word: string): string[] {
  if (/\P{L}/u.test(word)) return [word]
  return /^[a-z]/.test(word) ? inflectEnglish(word) : inflectArabic(word)
}

function inflectEnglish(word: string): string[] {
  if (word.length < 3) return [word]
  const stem = word.slice(0, -1)
  const common = [word, `${word}s`, `${word}'s`]
  if (word.endsWith('e')) return [...common, `${word}d`, `${stem}ing`]
  if (/[^aeiou]y$/.test(word)) return [...common, `${stem}ies`, `${stem}ied`, `${word}ing`]
  const last = word.at(-1) ?? ''
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : []
  return [...common, `${word}es`, `${word}ed`, `${word}ing`, ...doubled]
}

/** Endings of number and gender, and whose it is. Short words have too many readings for that. */
function inflectArabic(word: string): string[] {
  if (word.length < 3) return [word]
  if (word.endsWith('ه') && word.length > 3) {
    const stem = word.slice(0, -1)
    return [word, `${stem}ات`, ...owners.map((owner) => `${stem}ت${owner}`)]
  }
  return [word, ...[...endings, ...owners].map((ending) => word + ending)]
}

const owners = ['ه', 'ها', 'هم', 'ك', 'كم', 'نا', 'ي']
const endings = ['ا', 'ات', 'ين', 'ون', 'ان', 'وا', 'يه']

/** The persons of an Arabic verb, which is given as "he" did it. */
export function conjugate(verb: string): string[] {
  return [
    ...[...pastEndings, ...owners].map((ending) => verb + ending),
    ...['ي', 'ت', 'ن', 'ا'].flatMap((person) =>
      [...presentEndings, ...owners].map((ending) => person + verb + ending),
    ),
  ]
}

const pastEndings = ['', 'ت', 'وا', 'نا', 'تم', 'ا']
const presentEndings = ['', 'ون', 'وا', 'ين', 'ان']
