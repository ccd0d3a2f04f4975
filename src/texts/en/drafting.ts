import { shorten } from '#base/shorten.ts'
import type { PageSummary } from '#content/parse-result.ts'
import type { HeldKind } from '#proposal/grain.ts'
import { texts as proposing } from './proposing.ts'

const kinds: Record<HeldKind, string> = {
  label: 'Labels',
  note: 'Notes to colleagues',
  data: 'About the page',
  form: 'Texts of forms',
  frame: 'Header and footer',
  struck: 'Struck through',
  version: 'Other versions',
  language: 'The other language',
  picture: 'About pictures',
  'left-out': 'Left out by hand',
}

/** What is said of a page that was made of a document. */
export const texts = {
  made: (file: string, summary: PageSummary) =>
    `${file}: a page of ${proposing.facts(summary)}. All its texts wait to be accepted.`,
  mostIsOff: proposing.mostIsOff,
  canBecome: (file: string) => `${file}: "draft" makes a page of it.`,
  none: {
    'is-page': (file: string) =>
      `${file}: this is a page document already. "parse" and "html" read it. No file was written.`,
    empty: (file: string) =>
      `${file}: there is nothing in it that could stand on a page. No file was written.`,
    'too-long': (file: string) =>
      `${file}: this is far too long for a page. Please cut out of it what the page is to say. No file was written.`,
  },
  seeReport: 'All that is not on the page, deleted and hidden words and comments too: --report out.txt',
  held: (kind: HeldKind, all: readonly string[]) =>
    `${kinds[kind]}, not on the page (${all.length}): ${quote(all)}`,
  question: (label: string, count: number) =>
    `Not on the page, because nobody knows what "${shorten(label, 60)}" means (${count} ${count === 1 ? 'place' : 'places'})`,
  tray: (all: readonly string[]) => `Without a place on the page (${all.length}): ${quote(all)}`,
}

/** The first few of them. */
function quote(all: readonly string[]): string {
  const some = all.slice(0, 5).map((text) => `"${shorten(text.replace(/\s+/g, ' '), 80)}"`)
  return `${some.join(', ')}${all.length > some.length ? ', …' : ''}`
}
