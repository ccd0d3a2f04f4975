/** Writes catalogue/component.schema.json, from which editors complete and check component.json files. */
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { componentFileSchema } from '#catalogue/manifest.ts'

writeFileSync(
  'catalogue/component.schema.json',
  `${JSON.stringify(z.toJSONSchema(componentFileSchema, { io: 'input' }), null, 2)}\n`,
)
