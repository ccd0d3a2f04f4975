/** A template that could not be filled in. Without a code it is the page around the sections. */
export class SectionError extends Error {
  override readonly name = 'SectionError'
  readonly code: string | undefined
  /** The content is more than a template may hold; the template itself may be fine. */
  readonly isTooLarge: boolean

  constructor(code: string | undefined, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(reason, { cause })
    this.code = code
    this.isTooLarge = / limit exceeded/.test(reason)
  }
}
