import { columnsOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import type { WantedKind } from './wanted.ts'

const slotKinds: Record<string, readonly Role[]> = {
  title: ['title', 'promise', 'plain-promise', 'product'],
  eyebrow: ['eyebrow', 'audience', 'pill'],
  lead: ['lead', 'body', 'body-and-list', 'next', 'answer'],
  body: ['lead', 'body', 'body-and-list', 'next', 'answer'],
  question: ['question'],
  answer: ['answer'],
  figure: ['figure'],
  label: ['figure-label'],
  'figure-label': ['figure-label'],
  'second-action': ['action', 'second-action', 'link'],
  action: ['action', 'second-action', 'link'],
  // A point is a point of a list, or a short item of its own.
  point: [
    'point',
    'points',
    'body-and-list',
    'proof-safety',
    'proof-speed',
    'proof-cost',
    'proof-phone',
    'title',
    'body',
  ],
}

/** Whether a place of the catalogue is of the kind that was wanted. */
export function isRightKind(wanted: string, role: Role | undefined): boolean {
  return role !== undefined && (slotKinds[wanted] ?? []).includes(role)
}

/** Whether a component is of the kind that a section was wanted to be. */
export function isRightComponent(wanted: WantedKind, component: Component): boolean {
  const { family, about, docx } = component
  const fieldRoles = docx.fields.map(({ role }) => role)
  const columns = columnsOf(component)
  const columnRoles = columns.map(({ role }) => role)
  const isCards =
    family === 'Card' || family === 'Benefits' || (columnRoles.includes('title') && about !== 'links')
  const hasText = fieldRoles.some((role) => role === 'body-and-list' || role === 'body')
  switch (wanted) {
    case 'hero':
      return family === 'Hero'
    case 'questions':
      return about === 'questions'
    case 'figures':
      return about === 'figures'
    case 'links':
      return about === 'links'
    case 'cards':
      return isCards && about !== 'figures'
    case 'steps':
      return (
        (isCards && about !== 'figures') ||
        columnRoles.includes('point') ||
        fieldRoles.includes('body-and-list')
      )
    case 'list':
      return isCards || columnRoles.includes('point') || fieldRoles.includes('body-and-list')
    case 'text':
      return family === 'Content' && hasText
    case 'notice':
      return fieldRoles.includes('body-and-list') && columns.length === 0
    case 'picture':
      return docx.fields.some(({ picture }) => picture !== undefined)
    case 'band':
      return fieldRoles.some((role) => role === 'action' || role === 'second-action') && family !== 'Hero'
    case 'table':
      return columns.length > 0 || fieldRoles.includes('body-and-list')
  }
}
