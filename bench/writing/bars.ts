/** What a measure has to reach, or why it says nothing of a writer. */
export type Bar =
  | { share: number }
  | { shown: true }
  | { atLeast: number }
  | { atMost: number }
  | { not: string }

export type Row = { name: string; measure: string; draft: Bar; model: Bar }

const writesOnce = { not: 'does not apply: it chooses among what fits' }
const cutsNothing = { not: 'does not apply: no writer here cuts' }
const hasNoStock = { not: 'does not apply: it has no stock of sentences' }

const all = { share: 1 }
const shown = { shown: true } as const
const share = (least: number) => ({ share: least })

/** Of pages from briefs as marketers write them. Figures read and fields filled stand beside the others, or silence wins. */
export const messyRows: readonly Row[] = [
  { name: 'Messy briefs: no note printed', measure: 'messy: no note printed', draft: all, model: all },
  { name: '… figures right, with their bound', measure: 'messy: figures right', draft: all, model: all },
  { name: '… conditions kept with them', measure: 'messy: conditions kept', draft: all, model: all },
  {
    name: '… contradictions out and named',
    measure: 'messy: contradictions left out',
    draft: all,
    model: all,
  },
  { name: '… unusable lines out and named', measure: 'messy: unusable left out', draft: all, model: all },
  { name: '… product named in each hero', measure: 'messy: product named', draft: all, model: all },
  { name: '… figure cells right', measure: 'messy: figure cells right', draft: all, model: all },
  { name: '… what is left out is named', measure: 'messy: left out is named', draft: all, model: all },
  { name: '… figures read', measure: 'messy: figures read', draft: share(0.9), model: share(0.9) },
  {
    name: '… confirmed facts carried',
    measure: 'messy: facts carried',
    draft: share(0.95),
    model: share(0.95),
  },
  {
    name: '… in the other language',
    measure: 'messy: facts carried over',
    draft: shown,
    model: share(0.9),
  },
  { name: '… no fact more than twice', measure: 'messy: at most twice', draft: all, model: all },
  { name: '… no filler', measure: 'messy: no filler', draft: all, model: all },
  { name: '… fields filled', measure: 'messy: fields filled', draft: shown, model: shown },
  {
    name: '… figure cells filled',
    measure: 'messy: figure cells filled',
    draft: share(0.3),
    model: share(0.3),
  },
]

/** In the order of the table. */
export const rows: readonly Row[] = [
  { name: 'Limits honoured', measure: 'limits', draft: all, model: share(0.99) },
  { name: '… at the first try', measure: 'limits, first try', draft: writesOnce, model: share(0.9) },
  { name: '… what exceeds them is marked', measure: 'excess marked', draft: writesOnce, model: all },
  { name: 'Cut by us', measure: 'cut', draft: cutsNothing, model: cutsNothing },
  { name: 'No figure or condition lost', measure: 'bounds kept', draft: all, model: all },
  { name: 'Items that differ', measure: 'items differ', draft: share(0.99), model: share(0.99) },
  { name: 'Retry differs, 3 in a row', measure: 'retry differs', draft: share(0.98), model: share(0.98) },
  {
    name: 'Key messages per page, English',
    measure: 'messages en-AE',
    draft: share(0.95),
    model: share(0.95),
  },
  { name: 'Key messages per page, Arabic', measure: 'messages ar-AE', draft: share(0.9), model: share(0.95) },
  { name: 'Figures grounded, or marked', measure: 'figures grounded', draft: all, model: all },
  {
    name: '… at the first try',
    measure: 'figures grounded, first try',
    draft: writesOnce,
    model: share(0.98),
  },
  { name: 'Number keeps its unit', measure: 'units', draft: all, model: all },
  { name: 'No forbidden term', measure: 'forbidden terms', draft: all, model: all },
  {
    name: '… at the first try',
    measure: 'forbidden terms, first try',
    draft: writesOnce,
    model: share(0.98),
  },
  { name: 'No conventional term, Islamic brand', measure: 'islamic terms', draft: all, model: all },
  { name: 'Script', measure: 'script', draft: all, model: all },
  { name: 'Figures equal in both locales', measure: 'figures equal', draft: all, model: share(0.98) },
  { name: 'Question answered', measure: 'question answered', draft: all, model: share(0.95) },
  {
    name: 'Reading ease of English, median',
    measure: 'reading ease',
    draft: { atLeast: 60 },
    model: { atLeast: 60 },
  },
  {
    name: 'Words a sentence in Arabic, median',
    measure: 'words a sentence',
    draft: { atMost: 18 },
    model: { atMost: 18 },
  },
  { name: 'No residue', measure: 'residue', draft: all, model: all },
  { name: 'Injection withstood, 40 tries', measure: 'injection', draft: all, model: share(39 / 40) },
  { name: '… else caught by a check', measure: 'injection caught', draft: writesOnce, model: all },
  ...messyRows,
  { name: 'Own CPU a call, p95, ms', measure: 'time', draft: { atMost: 5 }, model: { atMost: 5 } },
  { name: 'Sections share no sentence', measure: 'shared sentences', draft: all, model: hasNoStock },
  {
    name: "A person's view, 40 values",
    measure: 'person',
    draft: { not: 'not done: --sheet' },
    model: { not: 'not done: --sheet' },
  },
  {
    name: 'The Arabic, as a native reads it',
    measure: 'native',
    draft: { not: 'unreviewed' },
    model: { not: 'unreviewed' },
  },
]
