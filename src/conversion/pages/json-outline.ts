/** Where a value stands in the bytes of a JSON text. */
export type Span = { start: number; end: number }

/** No object that is looked into has as many: whoever sends more wants them looked at. */
const mostMembers = 100
/** In bytes, of names and of numbers. */
const longestWord = 100

/**
 * The members of the object at `start`. What is in them is passed over, not read: foreign JSON of some megabytes may hold
 * millions of values. Throws where there is no such JSON, as far as that is seen from outside.
 */
export function* membersOf(json: Uint8Array, start = 0): Generator<{ name: unknown; value: Span }> {
  let count = 0
  let at = firstIn(json, start, openBrace, closeBrace)
  while (at !== undefined) {
    if (++count > mostMembers) throw broken()
    const name = spanAt(json, at)
    const value = spanAt(json, behind(json, colon, name.end))
    if (name.end - name.start <= longestWord) yield { name: readValue(json, name), value }
    at = nextIn(json, value.end, closeBrace)
  }
}

/** The elements of the list at `start`, in the same way. */
export function* elementsOf(json: Uint8Array, start: number): Generator<Span> {
  let at = firstIn(json, start, openBracket, closeBracket)
  while (at !== undefined) {
    const element = spanAt(json, at)
    yield element
    at = nextIn(json, element.end, closeBracket)
  }
}

export function isList(json: Uint8Array, { start }: Span): boolean {
  return json[start] === openBracket
}

/** The value itself: only to be asked for what must be small, or is a text. */
export function readValue(json: Uint8Array, { start, end }: Span): unknown {
  return JSON.parse(new TextDecoder().decode(json.subarray(start, end)))
}

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

function firstIn(json: Uint8Array, start: number, open: number, close: number): number | undefined {
  const first = behind(json, open, start)
  return json[first] === close ? undefined : first
}

function nextIn(json: Uint8Array, end: number, close: number): number | undefined {
  return json[skipSpace(json, end)] === close ? undefined : behind(json, comma, end)
}

/** Where the next thing begins behind this sign. */
function behind(json: Uint8Array, sign: number, start: number): number {
  const at = skipSpace(json, start)
  if (json[at] !== sign) throw broken()
  return skipSpace(json, at + 1)
}

function spanAt(json: Uint8Array, start: number): Span {
  const first = json[start]
  if (first === quote) return { start, end: endOfText(json, start) }
  const isNested = first === openBrace || first === openBracket
  return { start, end: isNested ? endOfNested(json, start) : endOfWord(json, start) }
}

function endOfNested(json: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) at = endOfText(json, at) - 1
    else if (byte === openBrace || byte === openBracket) depth++
    else if ((byte === closeBrace || byte === closeBracket) && --depth === 0) return at + 1
  }
  throw broken()
}

function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === backslash) at++
    else if (json[at] === quote) return at + 1
  }
  throw broken()
}

/** Of a number, or of `true`, `false` and `null`. */
function endOfWord(json: Uint8Array, start: number): number {
  const beginning = String.fromCharCode(...json.subarray(start, start + longestWord))
  const [word] = /^[\w.+-]+/.exec(beginning) ?? []
  if (!word) throw broken()
  return start + word.length
}

function skipSpace(json: Uint8Array, start: number): number {
  let at = start
  while (json[at] === 0x20 || json[at] === 0x0a || json[at] === 0x0d || json[at] === 0x09) at++
  return at
}

function broken() {
  return new SyntaxError('This is no JSON.')
}
