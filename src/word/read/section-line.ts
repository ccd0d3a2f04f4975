import { codeLabel, instanceIdLabel } from '../format.ts'
import { inBoth } from '../furniture.ts'
import { trimmed } from './value.ts'

const [code, instanceId] = [codeLabel, instanceIdLabel].map((label) => inBoth([label]).join('|'))
const pattern = new RegExp(
  `^(?:${code})\\s*:\\s*(\\S{1,64})\\s*(?:\\S\\s*)?(?:${instanceId})\\s*:\\s*(\\S{1,64})(.*)$`,
  'is',
)

/** The line that a section begins with, and what somebody wrote behind it; nothing when it is another line. */
export function readSectionLine(
  text: string,
): { code: string; instanceId: string; rest: string } | undefined {
  const [, code, instanceId, rest = ''] = (text.length < 400 && pattern.exec(text)) || []
  return code && instanceId ? { code, instanceId: tidyId(instanceId), rest: trimmed(rest) } : undefined
}

/** Hyphens that an editor has made prettier. */
export function tidyId(text: string): string {
  return trimmed(text).replace(/[\u2010-\u2015\u2212]/g, '-')
}
