import { z } from 'zod'

/** A text that holds JSON of that form. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)
}
