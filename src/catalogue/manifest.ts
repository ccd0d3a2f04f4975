import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { pictureShapes, roles, sectionSubjects } from './roles.ts'

export const families = ['Global', 'Hero', 'Benefits', 'Content', 'FAQ', 'Card'] as const

export const fieldTypes = ['text', 'richtext', 'url', 'number', 'array'] as const

/**
 * One thing that a writer fills in: a field of a component, or a column of its items.
 * `min` and `max` are UTF-16 units of the text without tags; for a number they bound the number itself.
 */
export const fieldSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/, 'lower case letters, digits and underscores'),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  min: z.int().nonnegative().optional(),
  max: z.int().positive().optional(),
  minItems: z.int().nonnegative().optional(),
  maxItems: z.int().positive().optional(),
  placeholder: z.string().min(1),
  /** For whoever writes the value, a person or a model. No code reads it. */
  context: z.string().min(1),
  /** What a text is for. Every value that somebody writes has one. */
  role: z.enum(roles).optional(),
  /** Of a url that is a picture's: its shape. Other urls are links. */
  picture: z.enum(pictureShapes).optional(),
  /** Key of the page text (`page/texts.json`) that stands in when the value is empty. */
  fallback: z.string().optional(),
  /**
   * Of a button's text: the url beside it that the button leads to. `page`: it has none, and leads to the page's
   * action address.
   */
  leadsTo: z.string().optional(),
  /** Values that nobody writes: the first for the first item, the second for the second, then again from the first. */
  fixed: z.array(z.string()).min(1).optional(),
})

export const itemsSchema = z.strictObject({
  minRows: z.int().nonnegative(),
  maxRows: z.int().positive(),
  /** Rows that an empty form or Word table starts with. */
  defaultRows: z.int().nonnegative(),
  addRowLabel: z.string().min(1),
  columns: z.array(fieldSchema).min(1),
})

/** A switch that hides some of an item's fields, such as its badge. Shown unless switched off. */
export const optionalElementSchema = z.strictObject({
  id: z.string().regex(/^show_[a-z0-9_]+$/, 'show_ and a name'),
  label: z.string().min(1),
  fields: z.array(z.string()).min(1),
})

/** How a component may be called, whether a catalogue has it or not. */
export const codeSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{2,39}$/, 'letters, digits and hyphens')

const pictureSizeSchema = z.strictObject({ width: z.int().positive(), height: z.int().positive() })

export const componentSchema = z.strictObject({
  code: codeSchema,
  displayName: z.string().min(1).max(60),
  family: z.enum(families),
  tags: z.array(z.string().min(1)),
  description: z.string().min(1).max(200),
  /** What its titles and leads speak of. Without it: text. */
  about: z.enum(sectionSubjects).optional(),
  defaultImages: z
    .strictObject({
      background: z.string().optional(),
      item: z.string().optional(),
      featured: z.string().optional(),
    })
    .optional(),
  optionalElements: z.array(optionalElementSchema).optional(),
  /** Names of `page/icons`, given to the items in turn. */
  icons: z.array(z.string()).length(8).optional(),
  /** The field that is the section's heading. */
  titleField: z.string().optional(),
  /** Where the library's picture of it is. */
  thumbnail: z.string(),
  /** In px; absent while the picture has not been drawn. */
  thumbnailSize: pictureSizeSchema.optional(),
  /** The other brand's and language's, by what they are called besides (`thumbnail.ts`), in px. */
  thumbnails: z.record(z.string(), pictureSizeSchema).optional(),
  /** Of a header or footer: the page texts that its template has, in each language. */
  prints: z.partialRecord(z.enum(locales), z.array(z.string())).optional(),
  docx: z.strictObject({ fields: z.array(fieldSchema), items: itemsSchema.optional() }),
})

const itemsFileSchema = itemsSchema
  .partial({ minRows: true, maxRows: true, defaultRows: true })
  .transform(({ minRows, maxRows, defaultRows, ...items }) => ({
    minRows: minRows ?? 1,
    maxRows: maxRows ?? 10,
    defaultRows: defaultRows ?? minRows ?? 3,
    ...items,
  }))

/** A component.json: row limits may be left out, and the thumbnails with their sizes and what it prints follow from the folder. */
export const componentFileSchema = componentSchema
  .omit({ thumbnail: true, thumbnailSize: true, thumbnails: true, prints: true })
  .extend({
    $schema: z.string().optional(),
    docx: z.strictObject({ fields: z.array(fieldSchema), items: itemsFileSchema.optional() }),
  })

export const manifestSchema = z.strictObject({
  specFormat: z.string(),
  manifestVersion: z.string(),
  lastUpdated: z.string(),
  components: z.array(componentSchema),
})

export type Field = z.infer<typeof fieldSchema>
export type ItemsDefinition = z.infer<typeof itemsSchema>
export type OptionalElement = z.infer<typeof optionalElementSchema>
export type Component = z.infer<typeof componentSchema>
export type Manifest = z.infer<typeof manifestSchema>

export const specFormat = '1.0.0'
