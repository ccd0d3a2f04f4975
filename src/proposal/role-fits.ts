import type { Role } from '#catalogue/roles.ts'
import type { Grain, GrainRole } from './grain.ts'

/** Roles of the catalogue that hold words of a kind, the best first. */
export const fieldRoles: Partial<Record<GrainRole, readonly Role[]>> = {
  eyebrow: ['eyebrow'],
  title: ['title', 'promise', 'plain-promise'],
  lead: ['lead', 'body', 'body-and-list'],
  body: ['body', 'body-and-list', 'lead', 'next'],
  point: ['body-and-list', 'body'],
  action: ['action', 'second-action', 'link'],
  'second-action': ['second-action', 'link', 'action'],
  figure: ['figure'],
  'figure-label': ['figure-label'],
  quote: ['body', 'body-and-list'],
  person: ['body', 'body-and-list'],
  legal: ['body-and-list', 'body'],
  question: ['body-and-list', 'body'],
  answer: ['body-and-list', 'body'],
  pill: ['eyebrow'],
}

export const columnRoles: Partial<Record<GrainRole, readonly Role[]>> = {
  eyebrow: ['audience', 'pill'],
  title: ['title', 'product', 'person'],
  lead: ['body', 'answer'],
  body: ['body', 'answer'],
  question: ['question', 'title'],
  answer: ['answer', 'body'],
  figure: ['figure'],
  'figure-label': ['figure-label'],
  action: ['action', 'offer'],
  'second-action': ['offer'],
  point: ['points', 'body', 'answer'],
  quote: ['quote', 'body'],
  person: ['person', 'title'],
  pill: ['pill', 'offer'],
  legal: ['body', 'answer'],
}

/** Several paragraphs may flow into one such value. */
export const running: ReadonlySet<Role> = new Set<Role>([
  ...(['body', 'body-and-list', 'next', 'lead', 'answer', 'points'] as const),
])

export const proofRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['proof-safety', 'proof-speed', 'proof-cost', 'proof-phone'] as const),
])

const proseRoles: ReadonlySet<GrainRole> = new Set<GrainRole>([
  ...(['body', 'lead', 'legal', 'quote', 'person', 'point', 'answer'] as const),
])

/** Running text, which can be a section of its own. */
export function isProse({ role }: Grain): boolean {
  return proseRoles.has(role)
}
