import { z } from 'zod'
import { accept, type Result, refuse } from './result.ts'

export type Environment = Record<string, string | undefined>

/** What a schema makes of those settings that are set, or what is wrong with them in one line. Empty counts as not set. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): Result<z.infer<Schema>, string> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(set)
  if (parsed.success) return accept(parsed.data)
  return refuse(parsed.error.issues.map((issue) => describeSetting(issue, set)).join('; '))
}

export const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(least, { error }).max(most, { error }))
}

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` })

export const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
export type LogLevel = z.infer<typeof logLevel>

function describeSetting({ path, message }: z.core.$ZodIssue, environment: Environment) {
  const name = String(path[0])
  return `${name} ${message}, not "${withoutPassword(environment[name])}"`
}

/** What stands before the @ of an address is for nobody's log. */
function withoutPassword(value = ''): string {
  return value.replace(/:\/\/.*@/, '://…@')
}
