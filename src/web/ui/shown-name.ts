import { withoutDirectionMarks } from '#base/visible-length.ts'
import { withoutOverrides } from '#base/without-overrides.ts'

/** A file's name for eyes and ears: without the marks that turn text around, behind which `fdp.docx` poses as `xcod.pdf`. */
export function shownName(name: string): string {
  return withoutDirectionMarks(withoutOverrides(name))
}
