import { Parser } from 'htmlparser2'

export type PageElement = { name: string; attributes: Record<string, string> }

/** The elements of a page, in the order of their tags. */
export function readElements(html: string): PageElement[] {
  const elements: PageElement[] = []
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) })
  parser.end(html)
  return elements
}

/** The text of a page as a reader without styles gets it; what stands in its head is left out. */
export function readText(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.end(html.slice(html.indexOf('<body')))
  return text.replace(/\s+/g, ' ')
}

/** The JSON-LD of a page, if it has any. */
export function readStructuredData(html: string): unknown {
  const [, source] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return source && JSON.parse(source)
}
