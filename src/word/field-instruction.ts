/**
 * Where a HYPERLINK field leads (ECMA-376 17.16.5.25): its address, with the place after `\l` behind a `#`.
 * Undefined for every other field.
 */
export function linkOfInstruction(instruction: string): string | undefined {
  const words = [...instruction.matchAll(/"((?:[^"\\]|\\.)*)"?|(\S+)/g)]
  if (words[0]?.[2]?.toUpperCase() !== 'HYPERLINK') return

  let address = ''
  let place = ''
  for (let index = 1; index < words.length; index++) {
    const [, quoted, bare = ''] = words[index] ?? []
    const isSwitch = quoted === undefined && bare.startsWith('\\')
    if (!isSwitch) address ||= unescaped(quoted ?? bare)
    else if (/^\\[lot]$/i.test(bare)) {
      index++
      if (/l/i.test(bare)) place = unescaped(words[index]?.[1] ?? words[index]?.[2] ?? '')
    }
  }
  const link = place ? `${address}#${place}` : address
  return link || undefined
}

/**
 * LibreOffice breaks a link inside a content control: its instruction comes out as text, right before the
 * words of the link. This parts such text; undefined when there is no leak in it.
 */
export function findLeakedLink(text: string): { before: string; link: string; after: string } | undefined {
  const leak = /HYPERLINK "[^"]+"(?: \\[lot] ?"[^"]*"| \\[hmn]\b)* ?/.exec(text)
  const link = leak && linkOfInstruction(leak[0])
  if (!link) return
  return { before: text.slice(0, leak.index), link, after: text.slice(leak.index + leak[0].length) }
}

function unescaped(text: string) {
  return text.replace(/\\(.)/g, '$1')
}
