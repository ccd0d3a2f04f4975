import { escapeHtml } from '#base/escape-html.ts'
import { type Locale, locales } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { MessyBrief } from './messy-briefs.ts'
import type { WrittenField } from './page.ts'

/** What a reader says of a value. */
export const verdicts = ['accept', 'edit', 'refuse'] as const

type Verdict = (typeof verdicts)[number]

/** How often each was ticked in a language; `open`: values of which nothing was. */
export type Ticks = Record<Verdict | 'open', number>

/** A page of a brief, of which some values are judged. */
export type JudgedPage = { messy: MessyBrief; values: readonly WrittenField[] }

/** Forty in all. Few briefs with some values each: reading a brief takes longer than judging a value. */
const briefsOfLocale = 5
const valuesOfBrief = 4

/** The same briefs each time, of both languages alike. */
export function drawBriefs(briefs: readonly MessyBrief[]): MessyBrief[] {
  const roll = createDice()
  return locales.flatMap((locale) =>
    draw(
      briefs.filter(({ brief }) => brief.locale === locale),
      briefsOfLocale,
      roll,
    ),
  )
}

/** The same values of a page each time, in its order. What was left empty is no text to judge. */
export function drawValues(page: readonly WrittenField[]): WrittenField[] {
  return draw(
    page.filter(({ value }) => plainText(value).trim() !== ''),
    valuesOfBrief,
    createDice(),
  )
}

/** One file that needs nothing else: it is opened in a browser, ticked, and saved by its own button. */
export function writeSheet(pages: readonly JudgedPage[], writer: string): string {
  let number = 0
  const count = pages.reduce((sum, { values }) => sum + values.length, 0)
  const sections = pages.map(
    ({ messy, values }, index) => `<section>
<h2>Brief ${index + 1} of ${pages.length}: a page in ${languages[messy.brief.locale]}, ${messy.brand}</h2>
${writeBrief(messy)}
${values.map((value) => writeValue(value, messy.brief.locale, ++number)).join('\n')}
</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Would you publish it?</title>
<style>${styles}</style>
</head>
<body>
<header>
<p><strong>Would you publish it?</strong> <output>0 of ${count}</output> <button type="button">Save the ticked sheet</button></p>
</header>
<main>
<p>Each brief stands above values of the page that was written from it by “${escapeHtml(writer)}”. Tick one box for each value, as
if it were yours to publish: accept it as it is, accept it after a small edit (a word or two), or refuse it. A value that says
what the brief does not say is to be refused. Then save the sheet, and have it counted by
<code>npm run quality:writing -- --sheet FILE</code>.</p>
${sections.join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`
}

/** What was ticked in a sheet, by language. */
export function readTicks(sheet: string): Record<Locale, Ticks> {
  const ticks = { 'en-AE': noTicks(), 'ar-AE': noTicks() }
  const ticked = new Map<string, Verdict | 'open'>()
  for (const [input] of sheet.matchAll(/<input [^<>]*>/g)) {
    const name = /\sname="([^"]*)"/.exec(input)?.[1]
    const verdict = verdicts.find((each) => input.includes(`value="${each}"`))
    if (name === undefined || !verdict) continue
    if (/\schecked(?:[\s=/>])/.test(input)) ticked.set(name, verdict)
    else if (!ticked.has(name)) ticked.set(name, 'open')
  }
  for (const [name, verdict] of ticked) {
    const locale = locales.find((each) => name.startsWith(each))
    if (locale) ticks[locale][verdict]++
  }
  return ticks
}

function noTicks(): Ticks {
  return { accept: 0, edit: 0, refuse: 0, open: 0 }
}

function writeBrief({ brief }: MessyBrief): string {
  const lines = [
    ['Topic', brief.topic],
    ['Audience', brief.audience],
    ...brief.keyMessages.map((message, index) => [`Key message ${index + 1}`, message]),
    ['Not to be quoted', [brief.additionalContext, ...Object.values(brief.componentContexts)].join('\n')],
  ]
  const rows = lines
    .filter(([, text = '']) => text.trim() !== '')
    .map(([name = '', text = '']) => `<dt>${name}</dt><dd dir="auto">${escapeHtml(text)}</dd>`)
  return `<dl>${rows.join('\n')}</dl>`
}

function writeValue(
  { component, field, item, value, facts = [] }: WrittenField,
  locale: Locale,
  number: number,
) {
  const place = [component.displayName, ...(item === undefined ? [] : [`item ${item}`]), labelOf(field.name)]
  const from =
    facts.length > 0 ? `<p class="from">Given: <bdi>${escapeHtml(facts.join(' · '))}</bdi></p>` : ''
  const boxes = verdicts.map(
    (verdict) =>
      `<label><input type="radio" name="${locale} ${number}" value="${verdict}"> ${labels[verdict]}</label>`,
  )
  return `<fieldset>
<legend>${number}. ${escapeHtml(place.join(', '))}</legend>
<p class="value" dir="${locale === 'ar-AE' ? 'rtl' : 'ltr'}" lang="${locale.slice(0, 2)}">${escapeHtml(plainText(value).trim())}</p>
${from}
<p>${boxes.join(' ')}</p>
</fieldset>`
}

const languages: Record<Locale, string> = { 'en-AE': 'English', 'ar-AE': 'Arabic' }

const labels: Record<Verdict, string> = {
  accept: 'Accept as it is',
  edit: 'Small edit',
  refuse: 'Refuse',
}

function draw<Value>(values: readonly Value[], count: number, roll: () => number): Value[] {
  const drawn = values
    .map((value, place) => ({ value, place, rolled: roll() }))
    .toSorted((one, other) => one.rolled - other.rolled)
    .slice(0, count)
  return drawn.toSorted((one, other) => one.place - other.place).map(({ value }) => value)
}

/** Mulberry32, always from the same seed. */
function createDice(): () => number {
  let state = 20_261_127
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

const styles = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1a1a1a; background: #fff }
header { position: sticky; top: 0; background: #fff; border-bottom: 1px solid #ccc; padding: 0 1rem }
main { max-width: 60rem; margin: auto; padding: 1rem }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: .25rem 1rem; background: #f4f4f4; padding: 1rem; font-size: .9rem }
dd, .value { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
dt, .from { color: #555 }
fieldset { border: 1px solid #ccc; margin: 0 0 1rem; padding: .75rem 1rem }
legend { font-weight: 600 }
.value { font-size: 1.15rem }
.from { font-size: .85rem }
label { display: inline-block; padding: .25rem 1.5rem .25rem 0 }
`

/** What is ticked is kept as an attribute, so that it is in the file that is saved. */
const script = `
const ticked = () => document.querySelectorAll('input[checked]').length
const tell = () => { document.querySelector('output').textContent = ticked() + ' of ' + document.querySelectorAll('fieldset').length }
document.addEventListener('change', ({ target }) => {
  for (const each of document.getElementsByName(target.name)) each.toggleAttribute('checked', each.checked)
  tell()
})
document.querySelector('button').addEventListener('click', () => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['<!doctype html>\\n', document.documentElement.outerHTML], { type: 'text/html' }))
  link.download = 'writing-sheet-ticked.html'
  link.click()
})
tell()
`
