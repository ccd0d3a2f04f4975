/** A file's name for eyes and ears: without the marks that turn text around, behind which `fdp.docx` poses as `xcod.pdf`. */
export function shownName(name: string): string {
  return name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
