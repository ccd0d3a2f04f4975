import { z } from 'zod'
import { accept, type Result, refuse } from './result.ts'

export type Environment = Record<string, string | undefined>

/** What a setting must be. */
export type SettingRule =
  | { kind: 'whole-number'; least: number; most: number }
  | { kind: 'web-address' }
  | { kind: 'one-of'; options: readonly string[] }

/** A setting that breaks its rule, or the words of a rule that its schema says itself. */
export type WrongSetting = { name: string; rule: SettingRule | string; value: string }

/** What a schema makes of those settings that are set, or which are wrong. Empty counts as not set. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): Result<z.infer<Schema>, WrongSetting[]> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(set)
  if (parsed.success) return accept(parsed.data)
  return refuse(parsed.error.issues.map((issue) => wrongSetting(issue, set)))
}

export function wholeNumber(least: number, most: number) {
  const isWithin = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
  return z
    .string()
    .refine(isWithin, broken({ kind: 'whole-number', least, most }))
    .transform(Number)
}

export const webAddress = z
  .string()
  .refine((text) => z.url({ protocol: /^https?$/ }).safeParse(text).success, broken({ kind: 'web-address' }))

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.custom<Options[number]>(
    (text) => options.some((option) => option === text),
    broken({ kind: 'one-of', options }),
  )

export const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
export type LogLevel = z.infer<typeof logLevel>

function broken(rule: SettingRule) {
  return { params: { rule } }
}

function wrongSetting(issue: z.core.$ZodIssue, environment: Environment): WrongSetting {
  const name = String(issue.path[0])
  const rule: SettingRule | undefined = issue.code === 'custom' ? issue.params?.rule : undefined
  return { name, rule: rule ?? issue.message, value: withoutPassword(environment[name]) }
}

/** What stands before the @ of an address is for nobody's log. */
function withoutPassword(value = ''): string {
  return value.replace(/:\/\/.*@/, '://…@')
}
