/** For the inside of an attribute, and anywhere else. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** For text between tags, where quotes may stand as they are. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
