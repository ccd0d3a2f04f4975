import { escapeText } from '#base/escape-html.ts'

/** Models write lists and emphasis of Markdown where they were asked for HTML: the few marks that matter. */
export function richTextOfMarkdown(text: string): string {
  return text
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(blockOf)
    .join('')
    .replaceAll('</ul><ul>', '')
    .replaceAll('</ol><ol>', '')
}

function blockOf(line: string): string {
  const bullet = /^[-*•]\s+(.+)$/.exec(line)?.[1]
  if (bullet) return `<ul><li>${emphasised(bullet)}</li></ul>`
  const step = /^\d+[.)]\s+(.+)$/.exec(line)?.[1]
  if (step) return `<ol><li>${emphasised(step)}</li></ol>`
  return `<p>${emphasised(line.replace(/^#{1,6} /, ''))}</p>`
}

function emphasised(text: string): string {
  return escapeText(text).replace(/\*\*(?=\S)(.+?)\*\*/g, '<strong>$1</strong>')
}
