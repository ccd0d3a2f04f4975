import { hasMarks, withoutMarks } from './marks.ts'
import { setMarks } from './set-marks.ts'

/**
 * What is written from left to right within Arabic: words of Latin letters, with the figures that belong to them, web
 * addresses and telephone numbers. Ranges and sums stay as they are: they read from right to left.
 */
const entity = '&(?:[a-z]+|#\\d+);'
const word = '[A-Za-z\\u00c0-\\u024f][\\w\\u00c0-\\u024f]*'
const next = '[\\w\\u00c0-\\u024f]+'
const between = "(?: &amp; |&amp;|&#39;|[ '’./@:,+-])"
const latin = `(?:\\d[\\d,.]* ?)?${word}(?:${between}${next})*[+%]?`
/** Ends with what an address ends with, not with the sentence around it. */
const address = 'https?://(?:[^\\s<&]|&amp;)*[\\w/=%#-]'
const phone =
  '\\+(?:\\d{1,4}(?:[ -]\\d+)+|\\d{7,})|(?<!\\d)(?:(?:800|600|0\\d)[ -]\\d{4,}|\\d{2,4}(?:[ -]\\d{2,4}){2,})(?!\\d)'
const runs = new RegExp(`${entity}|${address}|${phone}|${latin}`, 'g')
/** Whether there may be such a run: most texts of a page have none. */
const mayHaveRuns = /[A-Za-z+\u00c0-\u024f]|\d[ -]\d/

/**
 * HTML of a page in Arabic with each such run in a `bdi`, so that it moves nothing around it. A text of several runs
 * stays one piece, in a `span`: some parents lay out their children.
 */
export function isolateLatin(html: string): string {
  let isolated = ''
  let done = 0
  for (let from = 0; from < html.length; ) {
    const isBdi = html.startsWith('<bdi', from)
    const start = html[from] === '<' ? placeOf('>', html, from) + 1 : from
    const end = placeOf('<', html, start)
    const text = html.slice(start, end)
    if (!isBdi && mayHaveRuns.test(withoutMarks(text))) {
      isolated += html.slice(done, start) + isolateText(text)
      done = end
    }
    from = end
  }
  return isolated + html.slice(done)
}

function placeOf(sign: string, html: string, from: number): number {
  const place = html.indexOf(sign, from)
  return place === -1 ? html.length : place
}

/** Marks change nothing, and stay where they are. */
function isolateText(text: string): string {
  if (!hasMarks(text)) return isolateRuns(text)
  const plain = withoutMarks(text)
  const isolated = isolateRuns(plain)
  return isolated === plain ? text : setMarks(isolated, text)
}

function isolateRuns(text: string): string {
  const isolated = text.replace(runs, (run) => (run.startsWith('&') ? run : `<bdi>${run}</bdi>`))
  if (isolated === text || isWhole(isolated)) return isolated
  const [start = '', end = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  return `${start}<span>${isolated.slice(start.length, isolated.length - end.length)}</span>${end}`
}

function isWhole(isolated: string): boolean {
  return /^\s*<bdi>[^<]*<\/bdi>\s*$/.test(isolated)
}
