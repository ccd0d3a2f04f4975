const placesOf = (count: number) => (count === 1 ? '1 place' : `${count} places`)
const sectionsOf = (count: number) => (count === 1 ? '1 section' : `${count} sections`)

/** Every word of finding and replacing on a page, in English. */
export const texts = {
  title: 'Find and replace',
  words: 'Find',
  by: 'Replace with',
  byHint: 'Empty takes the words out.',
  scope: {
    label: 'Where to look',
    text: (count: number | undefined) => (count === undefined ? 'Texts' : `Texts (${count})`),
    address: (count: number | undefined) => (count === undefined ? 'Addresses' : `Addresses (${count})`),
  },
  exact: 'Exact capitals and accents',
  whole: 'Whole words',

  /** 'Found in 3 places, 2 sections and the page itself' */
  found: (places: number, sections: number, isInPage: boolean) => {
    const where = [sections > 0 && sectionsOf(sections), isInPage && 'the page itself']
    return `Found in ${placesOf(places)}, ${where.filter(Boolean).join(' and ')}`
  },
  none: (words: string) => `“${words}” is not on this page.`,
  noneHere: {
    text: (elsewhere: number) => `Not in the texts, but in addresses: ${placesOf(elsewhere)}.`,
    address: (elsewhere: number) => `Not in addresses, but in the texts: ${placesOf(elsewhere)}.`,
  },
  nothingWritten: 'Nothing has been written on this page yet.',
  begin: 'Words are found in every text of the page, also where accents or Arabic spelling differ.',
  results: 'Where it was found',
  more: (count: number) => `Show the other ${count}`,

  /** 'Title', 'Item 2, Title'. Items count from 0 here. */
  place: (label: string, item: number | undefined) =>
    item === undefined ? label : `Item ${item + 1}, ${label}`,
  where: (label: string, item: number | undefined, section: string): string =>
    `${texts.place(label, item)}, ${section}`,
  show: 'Show where it stands',
  replace: 'Replace',
  replaceAt: (place: string, section: string) => `Replace in ${place} of ${section}`,
  replaceAll: (count: number) => (count === 0 ? 'Replace all' : `Replace all (${count})`),
  would: (problem: string) => `Then: ${problem}`,
  stays: (problem: string) => `Cannot be replaced here. ${problem}`,
  noLink: 'A link in this text would not lead anywhere.',
  noAddress: 'It would not be an address any more.',
  ofPage: 'The page itself',
  settings: { publicUrl: 'Public address', actionUrl: 'Action address' },

  replacedOne: (place: string, left: number) => `Replaced in ${place}. ${left} left.`,
  replaced: (count: number) => `Replaced in ${placesOf(count)}.`,
  over: (count: number) => `${count === 1 ? 'One text is' : `${count} texts are`} outside a limit now.`,
  left: (count: number) =>
    `${placesOf(count)} stayed as before, as the value would not be valid: see the list.`,
  undo: 'Undo',

  /** Beside the page, while hits are shown on it. */
  bar: {
    label: 'Hits on the page',
    hit: (place: number, count: number) => `Hit ${place} of ${count}`,
    hits: (count: number) => (count === 0 ? 'No hits left' : `${count} left to look at`),
    next: 'Next hit',
    previous: 'Previous hit',
    replace: (by: string) => (by === '' ? 'Take these words out' : `Replace with “${by}”`),
    takeOut: 'Take out',
    all: 'Back to all',
    close: 'Close',
  },
} as const
