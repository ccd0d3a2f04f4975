import { withoutMarks } from './marks.ts'

/** How often sections of the page have a name, by the name in lower case. */
export type LandmarkNames = {
  get: (name: string) => number | undefined
  set: (name: string, count: number) => void
}

/** The section with names that no section before has: a second one of the same name gets a number. */
export function distinctLandmarks(html: string, used: LandmarkNames): string {
  return html.replace(
    /(<section\b[^>]{0,400}?\s)(aria-label(?:ledby)?)="([^"]*)"/g,
    (whole, before: string, attribute: string, value: string) => {
      const name = attribute === 'aria-label' ? withoutMarks(value) : headingOf(html, value)
      const count = countUp(name, used)
      if (name === '' || count === 1) return whole
      const numbered = `${name} (${count})`
      countUp(numbered, used)
      return `${before}aria-label="${numbered}"`
    },
  )
}

function countUp(name: string, used: LandmarkNames): number {
  const key = name.toLowerCase()
  const count = (used.get(key) ?? 0) + 1
  used.set(key, count)
  return count
}

/** Far more than a heading has. */
const longest = 1000

/** What the heading with this id says, escaped as it stands in the page. */
function headingOf(html: string, id: string): string {
  const start = html.indexOf(` id="${id}"`)
  if (start < 0) return ''
  const begin = withoutMarks(html.slice(start, start + 2 * longest)).slice(0, longest)
  const [, inside = ''] = /^[^>]*>([\s\S]*?)<\/h[1-6]>/.exec(begin) ?? []
  return inside
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&#34;')
    .trim()
}
