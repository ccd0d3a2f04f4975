/** What Node and browsers both have beyond the language, as far as the pure layers use it. */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
}

declare class AbortSignal {
  readonly aborted: boolean
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  decode(bytes: Uint8Array): string
}

declare class TextEncoder {
  encode(text: string): Uint8Array
}
