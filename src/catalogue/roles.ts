import type { Component, Field } from './manifest.ts'

/** What a field of a component is for. */
export const fieldRoles = [
  'eyebrow',
  'title',
  'promise',
  'plain-promise',
  'continuation',
  'lead',
  'body',
  'body-and-list',
  'next',
  'figure',
  'figure-label',
  'points',
  'proof-safety',
  'proof-speed',
  'proof-cost',
  'proof-phone',
  'action',
  'second-action',
  'link',
  'caption',
  'quote',
  'person',
  'note',
] as const

/** What a column of its items is for. */
export const columnRoles = [
  'title',
  'product',
  'question',
  'answer',
  'audience',
  'body',
  'point',
  'points',
  'figure',
  'figure-label',
  'pill',
  'offer',
  'action',
  'caption',
  'quote',
  'person',
  'note',
] as const

export type FieldRole = (typeof fieldRoles)[number]
export type ColumnRole = (typeof columnRoles)[number]
export type Role = FieldRole | ColumnRole

export const roles: readonly Role[] = [...new Set([...fieldRoles, ...columnRoles])]

/** What the titles and leads of a section are about: what its items are. */
export const sectionSubjects = [
  'benefits',
  'cards',
  'questions',
  'figures',
  'links',
  'news',
  'three',
  'text',
] as const

/** The shape in which a picture is shown: 16:9 and wider, 16:10, 4:3, 3:4, 1:1, or whole on a clear ground. */
export const pictureShapes = [
  'wide',
  'landscape',
  'classic',
  'portrait',
  'square',
  'cut-out',
  'logo',
] as const

type Described = Pick<Component['docx'], 'fields' | 'items'>

/** What is wrong with the roles of a component, in words for whoever writes its file. */
export function findRoleFault({ fields, items }: Described): string | undefined {
  const inLists = [
    ...fields.map((field) => findFault(field, fieldRoles)),
    ...(items?.columns ?? []).map((column) => findFault(column, columnRoles)),
  ]
  return inLists.find((fault) => fault !== undefined)
}

function findFault(
  { name, type, fixed, role, picture }: Field,
  allowed: readonly Role[],
): string | undefined {
  if (picture && type !== 'url') return `"${name}" is a ${type}: only a url can be a picture`
  if (type === 'url' || fixed) {
    return role && `"${name}" has the role "${role}", but nobody writes it: only texts have roles`
  }
  const fitting = allowed.filter((each) => fitsType(each, type))
  if (role && fitting.includes(role)) return undefined
  const wrong = role ? `cannot have the role "${role}" here` : 'has no role'
  return `"${name}" ${wrong}; say what it is for, one of: ${fitting.join(', ')}`
}

function fitsType(role: Role, type: Field['type']): boolean {
  if (role === 'note') return true
  if (type === 'number') return role === 'figure'
  return (role === 'points') === (type === 'array')
}
