import type { Component, Field } from '#catalogue/manifest.ts'
import type { Purpose, Safeguard } from './words.ts'

/** What a field is to its reader; everything else about it follows from that and its limits. */
export type Role =
  | { role: 'eyebrow' }
  | { role: 'promise'; figureFree: boolean }
  | { role: 'heading'; purpose: Purpose }
  | { role: 'lead'; purpose: Purpose }
  | { role: 'details'; asList: boolean }
  | { role: 'action'; purpose: 'action' | 'second-action' | 'link' }
  | { role: 'figure'; asNumber: boolean; isMain: boolean }
  | { role: 'figure-label' }
  | { role: 'item-title'; isProduct: boolean }
  | { role: 'question' }
  | { role: 'answer' }
  | { role: 'item-line' }
  | { role: 'item-body' }
  | { role: 'item-details' }
  | { role: 'point' }
  | { role: 'bullets' }
  | { role: 'proof'; safeguard: Safeguard }
  | { role: 'pill' }
  | { role: 'offer' }
  | { role: 'suits' }
  | { role: 'picture' }
  | { role: 'person' }

/** The role of a field, from its name, type, limits and what the catalogue says it is for. */
export function roleOf(component: Component, field: Field): Role {
  const isColumn = component.docx.items?.columns.some(({ name }) => name === field.name) ?? false
  const isField = component.docx.fields.some(({ name }) => name === field.name)
  return isColumn && !isField ? columnRole(component, field) : fieldRole(component, field)
}

/** The same for a column, also when a field of the component has its name. */
export function columnRole(component: Component, column: Field): Role {
  const { name, type, context } = column
  const columns = component.docx.items?.columns ?? []
  if (type === 'array') return { role: 'bullets' }
  if (type === 'number') return { role: 'figure', asNumber: true, isMain: false }
  if (isPerson(name)) return { role: 'person' }
  if (/(?:^|_)(?:alt|caption)(?:_|$)/.test(name)) return { role: 'picture' }
  if (/^(?:stat|number|figure|highlight_number)/.test(name))
    return { role: 'figure', asNumber: false, isMain: false }
  if (/question/.test(name)) return { role: 'question' }
  if (/answer/.test(name)) return { role: 'answer' }
  if (/pill/.test(name)) return { role: 'pill' }
  if (/badge/.test(name)) return { role: 'offer' }
  if (isAction(name)) return { role: 'action', purpose: 'link' }
  if (type === 'richtext') return { role: 'item-details' }
  const isFirst = textColumns(columns)[0]?.name === name
  const besideFigure = columns.some((other) => columnIsFigure(other))
  if (besideFigure) return { role: 'figure-label' }
  if (/above (?:its|the) title/.test(context)) return { role: 'suits' }
  if (textColumns(columns).length === 1) return { role: 'point' }
  if (/^sub_?title$/.test(name)) return { role: 'item-line' }
  if (/title|name|label|heading/.test(name) || isFirst) return titleRole(context)
  return { role: 'item-body' }
}

/** Whether a section's items are places to go on to, such as documents and forms. */
export function leadsOn(component: Component): boolean {
  const columns = component.docx.items?.columns ?? []
  return columns.some(({ context }) => /page or document/.test(context))
}

function titleRole(context: string): Role {
  return { role: 'item-title', isProduct: /product name|name of a (?:further )?product/i.test(context) }
}

function fieldRole(component: Component, field: Field): Role {
  const { name, type, context } = field
  if (type === 'array') return { role: 'bullets' }
  if (type === 'number') return { role: 'figure', asNumber: true, isMain: true }
  if (isPerson(name)) return { role: 'person' }
  if (/(?:^|_)(?:alt|caption)(?:_|$)/.test(name)) return { role: 'picture' }
  if (/(?:^|_)(?:number|stat|stat_number)$/.test(name))
    return { role: 'figure', asNumber: false, isMain: true }
  if (/^(?:stat|highlight)_(?:description|title|label)$/.test(name)) return { role: 'figure-label' }
  if (/^icon_\d/.test(name)) return { role: 'proof', safeguard: safeguardOf(context) }
  if (isAction(name)) return { role: 'action', purpose: actionPurpose(name, context) }
  if (/^(?:sub_?title|lead|intro)$/.test(name) && !/above/.test(context))
    return { role: 'lead', purpose: 'lead' }
  if (/above the .*title|above the title|small line above/.test(context)) return { role: 'eyebrow' }
  if (/^right_/.test(name)) return { role: 'heading', purpose: 'continuation' }
  if (isTitle(component, field)) return headingRole(component, field)
  if (type === 'richtext')
    return { role: 'details', asList: /\b(?:a|as a) (?:short )?list\b|and a (?:short )?list/.test(context) }
  return { role: 'lead', purpose: leadPurpose(component, context) }
}

function isTitle(component: Component, { name }: Field): boolean {
  return (
    component.titleField === name || /(?:^|_)(?<!sub_)(?:title|heading|headline|header_label)$/.test(name)
  )
}

function headingRole(component: Component, { context }: Field): Role {
  if (
    component.family === 'Hero' ||
    /promise|with its figure|the outcome for|the point of the text/i.test(context)
  ) {
    return { role: 'promise', figureFree: /no figure/i.test(context) }
  }
  return { role: 'heading', purpose: headingPurpose(component, context) }
}

function headingPurpose(component: Component, context: string): Purpose {
  const all = `${context} ${component.description}`
  if (component.family === 'FAQ') return 'heading-questions'
  if (leadsOn(component)) return 'heading-links'
  if (/stories|news/i.test(context)) return 'heading-news'
  if (/figure that|above the figures|that the figure/i.test(context)) return 'heading-figures'
  if (/three are|steps/i.test(context)) return 'heading-steps'
  if (component.family === 'Benefits') return 'heading-benefits'
  if (component.family === 'Card' && /cards|products|list|grid/i.test(all)) return 'heading-cards'
  return 'heading-text'
}

function leadPurpose(component: Component, context: string): Purpose {
  if (component.family === 'FAQ') return 'lead-questions'
  if (/figures in context|to the figures/.test(context)) return 'lead-figures'
  if (component.family === 'Card') return 'lead-cards'
  return 'lead'
}

function isAction(name: string): boolean {
  return /cta|button|link_text/.test(name)
}

function actionPurpose(name: string, context: string): 'action' | 'second-action' | 'link' {
  if (/link_text/.test(name)) return 'link'
  if (/secondary|_2_|second/.test(name)) return 'second-action'
  return /main button|filled button|next step/.test(context) ? 'action' : 'second-action'
}

function safeguardOf(context: string): Safeguard {
  if (/safe|trust|secure/.test(context)) return 'safety'
  if (/quick|fast|time/.test(context) && !/saves|earns/.test(context)) return 'speed'
  return /saves|earns|cost/.test(context) ? 'cost' : 'phone'
}

function isPerson(name: string): boolean {
  return /quote|testimonial|author|person|speaker|reviewer/.test(name)
}

function columnIsFigure({ name, type }: Field): boolean {
  return type === 'number' || /^(?:stat|number|figure)/.test(name)
}

function textColumns(columns: readonly Field[]): Field[] {
  return columns.filter(({ type, fixed }) => type !== 'url' && fixed === undefined)
}
