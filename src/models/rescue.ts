/**
 * The JSON object in a model's answer, wherever it stands: alone, in a code fence, behind its thoughts or between
 * sentences. Undefined when there is none.
 */
export function rescueObject(text: string): Record<string, unknown> | undefined {
  const answer = withoutThoughts(text)
  return readObject(answer) ?? firstObject(answer)
}

/** Thoughts stand between their tags; before a closing tag alone, all that stands there was thought. */
function withoutThoughts(text: string): string {
  const pieces = text.split('</think>')
  const answer = pieces.pop() ?? ''
  const before = pieces.reduce((kept, piece) => {
    const start = piece.indexOf('<think>')
    return start < 0 ? '' : kept + piece.slice(0, start)
  }, '')
  return before + answer
}

function firstObject(text: string): Record<string, unknown> | undefined {
  for (let start = text.indexOf('{'), tries = 0; start >= 0 && tries < 20; tries++) {
    const end = endOfObject(text, start)
    const object = end === undefined ? undefined : readObject(text.slice(start, end))
    if (object) return object
    start = text.indexOf('{', start + 1)
  }
}

/** Where the braces that open at `start` are closed; those inside texts do not count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let isText = false
  for (let index = start; index < text.length; index++) {
    const character = text[index]
    if (isText && character === '\\') index++
    else if (character === '"') isText = !isText
    else if (isText) continue
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return index + 1
  }
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Not JSON: the caller looks elsewhere in the answer.
  }
}
