import { Drop } from 'liquidjs'
import { marked } from './marks.ts'

/** A text that knows its place: in conditions, sizes and filters it is the text alone, printed it has its marks. */
export class MarkedValue extends Drop {
  readonly #text: string
  readonly #number: number

  constructor(text: string, number: number) {
    super()
    this.#text = text
    this.#number = number
  }

  override valueOf(): string {
    return this.#text
  }

  /** `size`, and whatever else a template may ask of a text. */
  override liquidMethodMissing(key: string | number): unknown {
    if (key === 'size') return this.#text.length
    return Object.hasOwn(Object(this.#text), key) ? Reflect.get(Object(this.#text), key) : undefined
  }

  /** What is printed of the text, in its marks. */
  mark(html: string): string {
    return marked(html, this.#number)
  }
}

export type TemplateText = string | MarkedValue

export function textOf(value: TemplateText): string {
  return value instanceof MarkedValue ? value.valueOf() : value
}

/** What is printed of a value: in its marks if it has any. */
export function printed(value: TemplateText, html: string): string {
  return value instanceof MarkedValue ? value.mark(html) : html
}
