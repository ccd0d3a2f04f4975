/** Names that sections of the page have, in lower case. */
export type LandmarkNames = Set<string>

/** The section with names that no section before has: a second one of the same name gets a number. */
export function distinctLandmarks(html: string, used: LandmarkNames): string {
  return html.replace(
    /(<section\b[^>]*?\s)(aria-label(?:ledby)?)="([^"]*)"/g,
    (whole, before: string, attribute: string, value: string) => {
      const name = attribute === 'aria-label' ? value : headingOf(html, value)
      if (name === '') return whole
      if (!isUsed(name, used)) return whole
      return `${before}aria-label="${nextFree(name, used)}"`
    },
  )
}

/** Notes the name, and tells whether it was there before. */
function isUsed(name: string, used: LandmarkNames): boolean {
  const key = name.toLowerCase()
  if (used.has(key)) return true
  used.add(key)
  return false
}

function nextFree(name: string, used: LandmarkNames): string {
  for (let count = 2; ; count++) {
    const numbered = `${name} (${count})`
    if (!isUsed(numbered, used)) return numbered
  }
}

/** What the heading with this id says, escaped as it stands in the page. */
function headingOf(html: string, id: string): string {
  const start = html.indexOf(` id="${id}"`)
  if (start < 0) return ''
  const [, inside = ''] = /^[^>]*>([\s\S]*?)<\/h[1-6]>/.exec(html.slice(start)) ?? []
  return inside
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&#34;')
    .trim()
}
