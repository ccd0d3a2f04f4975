import type { Field } from '#catalogue/manifest.ts'

/** The values of one instance or item, by name. */
type Values = Record<string, string | string[]>

/**
 * Where the buttons lead: to their own address, else to `buttonUrl`. A button stands when it has words of its own or
 * an address; `isWritten` tells of the former, for the values may hold fallbacks.
 */
export function withButtonUrls(
  fields: readonly Field[],
  values: Values,
  { isWritten, buttonUrl }: { isWritten: (name: string) => boolean; buttonUrl: string },
): Values {
  const led = fields.flatMap(({ name, leadsTo }) =>
    leadsTo && leadsTo !== 'page' && values[leadsTo] === '' && values[name] !== '' && isWritten(name)
      ? [[leadsTo, buttonUrl] as const]
      : [],
  )
  return led.length === 0 ? values : { ...values, ...Object.fromEntries(led) }
}
