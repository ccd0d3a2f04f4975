import { rowLimitsOf } from '#catalogue/hint.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { ContentProblem, FieldPlace } from './check.ts'

/** What is wrong, where, and what to do, for the person who wrote the content. */
export function describeContentProblem(
  component: Component,
  instanceId: string,
  problem: ContentProblem,
): string {
  const section = `${component.displayName} (${instanceId})`
  const at = 'field' in problem ? `${section}, ${placeOf(problem)}` : section
  switch (problem.problem) {
    case 'required-empty':
      return `${at}: a value is required. Please fill it in.`
    case 'no-items':
      return `${at}: no item is filled in. Please fill in at least ${problem.minRows}.`
    case 'not-a-number':
      return `${at}: "${excerpt(problem.value)}" is not a number${rangeOf(problem)}. Please give the number alone.`
    case 'unsafe-url':
      return `${at}: "${excerpt(problem.value)}" is not a link that a page can use. Please start it with https://, mailto:, tel:, # or /.`
    case 'too-short':
      return `${at}: ${problem.length} characters, at least ${problem.min} are wanted.`
    case 'too-long':
      return `${at}: ${problem.length} characters, ${problem.length - problem.max} over the limit of ${problem.max}.`
    case 'too-few-entries':
      return `${at}: ${entries(problem.count)}, at least ${problem.min} are wanted.`
    case 'too-many-entries':
      return `${at}: ${entries(problem.count)}, at most ${problem.max} are wanted.`
    case 'too-few-items':
    case 'too-many-items':
      return `${at}: ${items(problem.count)} filled in, this component takes ${rowLimits(component)}.`
  }
}

function placeOf({ field, item }: FieldPlace): string {
  const name = `"${labelOf(field)}"`
  return item === undefined ? name : `item ${item}, ${name}`
}

function rangeOf({ min, max }: { min?: number; max?: number }): string {
  return min !== undefined && max !== undefined ? ` from ${min} to ${max}` : ''
}

function rowLimits({ docx }: Component): string {
  return docx.items ? rowLimitsOf(docx.items) : 'no items'
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

function items(count: number): string {
  return count === 1 ? '1 item is' : `${count} items are`
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
