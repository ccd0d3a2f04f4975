import type { PartName } from './label-words.ts'

/**
 * What parts are called by those who lay pages out, word by word: what it is about, and a word that says that it is a part. The
 * first part that any of its words names is what it is: "Closing cards strip" closes, "USP tiles" are benefits.
 */
const layoutPhrases: readonly (readonly [PartName, string])[] = [
  ['closing', 'closing bottom final end exit last sign-off footer closer'],
  ['hero', 'hero top masthead opening opener'],
  ['meta', 'seo meta'],
  ['questions', 'faq faqs accordion question questions q&a'],
  ['table', 'table comparison'],
  [
    'figures',
    'stat stats number numbers figure figures fact facts metric metrics kpi counter counters proof trust',
  ],
  ['steps', 'step steps process journey timeline'],
  ['benefits', 'benefit benefits usp usps feature features reason reasons advantage advantages value why'],
  ['quotes', 'testimonial testimonials review reviews quote quotes'],
  ['links', 'link links related cross-sell crosssell useful'],
  ['legal', 'legal disclaimer disclaimers terms footnote footnotes print regulatory'],
  ['news', 'news article articles blog'],
  [
    'cards',
    'offer offers product products plan plans card cards tile tiles teaser teasers icon icons package packages carousel slider',
  ],
  ['list', 'eligibility requirement requirements document documents checklist bullet bullets list'],
  ['closing', 'cta band'],
  ['hero', 'banner'],
  ['picture', 'image picture photo'],
  ['text', 'text editorial intro introduction overview about content'],
]

export const layoutSubjects: ReadonlyMap<string, { part: PartName; rank: number }> = new Map(
  layoutPhrases.flatMap(([part, words], rank) =>
    words.split(' ').map((word) => [word, { part, rank }] as const),
  ),
)

/** One of them says that words name a part of a page, and are no copy. */
export const layoutNouns: ReadonlySet<string> = new Set(
  'slide strip band bar banner row grid block section module panel carousel slider accordion list cards tiles boxes box area component zone container ribbon teaser stage widget columns table'.split(
    ' ',
  ),
)

/** They say how it looks or where it stands. */
export const layoutFillers: ReadonlySet<string> = new Set(
  'the a with and rate rates fee fees price prices of in for on under below above left right full width wide half two three four five six 2 3 4 5 6 col column big small large key main page landing highlight highlights info feature mobile desktop first second third icon promo promotional sticky horizontal vertical side'.split(
    ' ',
  ),
)

/** With them it is a sentence, and no name of a part. */
export const articles: ReadonlySet<string> = new Set('the a an our your this in out'.split(' '))
