import { Parser } from 'htmlparser2'
import { escapeHtml, escapeText } from '#base/escape-html.ts'
import { plainText } from './rich-text.ts'

/** What is to be written where an element ends. */
type Open = { name: string; end: string; isSilent?: boolean; isMark?: boolean; item?: Item }
/** A paragraph that may turn out to be the point of a list, and where in the output it begins. */
type Item = { at: number; kind: 'ul' | 'ol' | undefined }

/**
 * HTML from a clipboard, in tags: programs for documents say by styles alone what is raised, bold or a point of a list,
 * and Word writes the signs of its lists as words.
 */
export function tidyPasted(html: string): string {
  const written: string[] = []
  const open: Open[] = []
  let sign: string | undefined
  let silent = 0

  const parser = new Parser(
    {
      onopentag(name, { style = '', class: classes = '', href }) {
        const said = style.toLowerCase()
        const element: Open = { name, end: '' }
        if (/mso-list:\s*ignore/.test(said)) {
          element.isMark = true
          sign = ''
        }
        if (silentTags.has(name)) {
          element.isSilent = true
          silent++
        }
        if (name === 'p' && (/mso-list:\s*l\d/.test(said) || /\bmsolistparagraph/i.test(classes)))
          element.item = { at: written.length, kind: /mso-list:\s*l\d/.test(said) ? 'ul' : undefined }
        const tags = [...(keptTags.has(name) && !isUnbold(name, said) ? [name] : []), ...tagsOf(said)]
        const attributes = name === 'a' && href !== undefined ? ` href="${escapeHtml(href)}"` : ''
        written.push(tags.map((tag) => `<${tag}${tag === name ? attributes : ''}>`).join(''))
        element.end = tags
          .toReversed()
          .map((tag) => `</${tag}>`)
          .join('')
        open.push(element)
      },
      ontext(text) {
        if (silent > 0) return
        if (sign === undefined) written.push(escapeText(text))
        else sign += text
      },
      onclosetag(name) {
        const element = open.pop()
        if (!element || element.name !== name) return
        if (element.isSilent) silent--
        if (element.isMark) {
          const item = open.findLast((each) => each.item)?.item
          if (item) item.kind = isNumber.test(sign ?? '') ? 'ol' : 'ul'
          sign = undefined
        }
        const kind = element.item?.kind
        if (element.item && kind) {
          written[element.item.at] = `<${kind}><li>`
          element.end = `</li></${kind}>`
        }
        written.push(element.end)
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  return written.join('')
}

/** The words for a value without marks: raised figures by their own signs, as "5" and a raised "1" are not 51. */
export function pastedWords({ html, text }: { html: string; text: string }): string {
  return hasRaised.test(html) ? plainText(tidyPasted(html)) : text
}

const hasRaised = /<su[bp][\s>]|vertical-align:\s*su[bp]/i

/** `1.`, `a)` or `(iv)`; what has neither is a sign. */
const isNumber = /^\s*\(?[\p{L}\p{N}]{1,5}[.)]/u

const keptTags = new Set([
  ...['p', 'br', 'div', 'blockquote', 'pre', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del', 'sup', 'sub'],
])

const silentTags = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title', 'textarea', 'xml'])

/** Google Docs puts all that was copied into such a one. */
function isUnbold(name: string, style: string): boolean {
  return (name === 'b' || name === 'strong') && /font-weight:\s*(normal|[1-5]00)/.test(style)
}

function tagsOf(style: string): string[] {
  return styles.filter(([said]) => said.test(style)).map(([, tag]) => tag)
}

const styles: readonly [RegExp, string][] = [
  [/font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
]
