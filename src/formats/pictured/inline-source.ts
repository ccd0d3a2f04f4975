/** A picture as an address that holds it. */
export function inlineSource(webp: Uint8Array): string {
  let text = ''
  for (const byte of webp) text += String.fromCharCode(byte)
  return `data:image/webp;base64,${btoa(text)}`
}
