/** What is measured of one finished page. */
export type Score = {
  id: string
  /** Components on the page. */
  size: number
  /** axe at 320 and 1280 px: rules of WCAG 2.2 A and AA, other good practice, and what it leaves to people. */
  axe: number
  practice: number
  review: number
  htmlValidate: number
  /** What the page report of the product finds. */
  report: number
  /** Without the pictures that stand in the page. */
  gzip: number
  scripts: number
  physicalCss: number
  /** Share of the text that is there without JavaScript. */
  withoutScripts: number
  /** What is wrong, for people. */
  faults: string[]
  outside?: OutsideScore
}

/** Figures of another tool. */
export type OutsideScore = {
  lighthouse?: { performance: number; accessibility: number; practices: number; seo: number }
  /** Errors and warnings of the Nu validator. */
  nu?: number
}

const heaviest = 30_000
const componentsAtThat = 10

/** Why the page is below the bar; empty when it is not. */
export function findBelowBar(score: Score): string[] {
  const limit = heaviest * Math.max(1, score.size / componentsAtThat)
  const { lighthouse, nu = 0 } = score.outside ?? {}
  const marks: [isBelow: boolean, reason: string][] = [
    [score.axe > 0, `axe ${score.axe}`],
    [score.practice > 0, `axe practice ${score.practice}`],
    [score.htmlValidate > 0, `html-validate ${score.htmlValidate}`],
    [score.report > 0, `page report ${score.report}`],
    [score.gzip > limit, `${kilobytes(score.gzip)} of ${kilobytes(limit)} kB`],
    [score.scripts > 0, `scripts ${score.scripts}`],
    [score.physicalCss > 0, `physical CSS ${score.physicalCss}`],
    [score.withoutScripts < 1, `text without scripts ${percent(score.withoutScripts)}`],
    [nu > 0, `Nu ${nu}`],
    ...(lighthouse ? lighthouseMarks(lighthouse) : []),
  ]
  return marks.filter(([isBelow]) => isBelow).map(([, reason]) => reason)
}

type Lighthouse = NonNullable<OutsideScore['lighthouse']>

function lighthouseMarks({ performance, accessibility, practices, seo }: Lighthouse): [boolean, string][] {
  return [
    [performance < 98, `Lighthouse performance ${performance}`],
    [accessibility < 100, `Lighthouse accessibility ${accessibility}`],
    [practices < 100, `Lighthouse best practices ${practices}`],
    [seo < 100, `Lighthouse SEO ${seo}`],
  ]
}

/** One score a component, with the worst of each figure among its brands and languages. */
export function worstByComponent(scores: readonly Score[]): Score[] {
  const byComponent = Map.groupBy(scores, ({ id }) => id.split('.')[0] ?? id)
  return [...byComponent].map(([code, all]) => worstOf(code, all))
}

function worstOf(id: string, scores: readonly Score[]): Score {
  const most = (figure: (score: Score) => number) => Math.max(...scores.map(figure))
  const outside = scores.flatMap((score) => score.outside ?? [])
  return {
    id,
    size: most(({ size }) => size),
    axe: most(({ axe }) => axe),
    practice: most(({ practice }) => practice),
    review: most(({ review }) => review),
    htmlValidate: most(({ htmlValidate }) => htmlValidate),
    report: most(({ report }) => report),
    gzip: most(({ gzip }) => gzip),
    scripts: most(({ scripts }) => scripts),
    physicalCss: most(({ physicalCss }) => physicalCss),
    withoutScripts: -most(({ withoutScripts }) => -withoutScripts),
    faults: scores.flatMap(({ faults }) => faults),
    ...(outside.length === scores.length && { outside: worstOutside(outside) }),
  }
}

function worstOutside(scores: readonly OutsideScore[]): OutsideScore {
  const marks = scores.flatMap(({ lighthouse }) => lighthouse ?? [])
  const nu = scores.flatMap((score) => score.nu ?? [])
  const least = (figure: (mark: Lighthouse) => number) => Math.min(...marks.map(figure))
  return {
    ...(marks.length > 0 && {
      lighthouse: {
        performance: least(({ performance }) => performance),
        accessibility: least(({ accessibility }) => accessibility),
        practices: least(({ practices }) => practices),
        seo: least(({ seo }) => seo),
      },
    }),
    ...(nu.length > 0 && { nu: Math.max(...nu) }),
  }
}

/** A table in Markdown, one line a page. Columns of another tool are there when it has measured. */
export function tableOf(scores: readonly Score[]): string {
  const hasOutside = scores.some(({ outside }) => outside)
  const heads = [
    'page',
    'axe (practice)',
    'review',
    'html-validate',
    'page report',
    'kB gzipped',
    'scripts',
    'physical CSS',
    'text without scripts',
    ...(hasOutside ? ['Lighthouse', 'Nu'] : []),
    'verdict',
  ]
  const rows = scores.map((score) => [
    score.id,
    `${score.axe} (${score.practice})`,
    String(score.review),
    String(score.htmlValidate),
    String(score.report),
    kilobytes(score.gzip),
    String(score.scripts),
    String(score.physicalCss),
    percent(score.withoutScripts),
    ...(hasOutside ? [lighthouseOf(score), String(score.outside?.nu ?? '–')] : []),
    findBelowBar(score).join(', ') || 'good',
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = line(heads.map((_, index) => (index === 0 ? '---' : '---:')))
  return [line(heads), rule, ...rows.map(line)].join('\n')
}

function lighthouseOf({ outside }: Score): string {
  const marks = outside?.lighthouse
  return marks ? `${marks.performance} / ${marks.accessibility} / ${marks.practices} / ${marks.seo}` : '–'
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
