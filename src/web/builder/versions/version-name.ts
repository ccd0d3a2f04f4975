import type { Version } from '#team/version.ts'
import { texts } from '#texts/versions.ts'

export function nameOfVersion({ name, kind }: Version): string {
  return name ?? texts.kinds[kind]
}
