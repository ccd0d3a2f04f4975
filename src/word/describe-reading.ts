import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { specFormat } from '#catalogue/manifest.ts'
import type { ParseErrorType, ParseWarningType } from '#content/problem.ts'

/** What a person should know about a document that was read, besides what is wrong with its content. */
export type ReadingProblem =
  | { problem: 'no-components' }
  | { problem: 'doubled-section'; instanceId: string }
  | { problem: 'unknown-component'; instanceId: string; code: string }
  | { problem: 'unknown-field'; instanceId: string; component: Component | undefined; field: string }
  | { problem: 'order-changed' }
  | { problem: 'other-format-version'; version: string }
  | { problem: 'page-name'; name: string }
  | { problem: 'matched-by-label'; count: number; application: string }

type Described = { type: ParseErrorType | ParseWarningType; message: string; instanceId?: string }

export function describeReading(problem: ReadingProblem): Described {
  switch (problem.problem) {
    case 'no-components':
      return {
        type: 'NO_COMPONENTS',
        message:
          'This is a Word document, but it has none of the component tables that a page is made from. Please start from a document that was exported with "Export DOCX".',
      }
    case 'doubled-section': {
      const { instanceId } = problem
      return {
        type: 'DUPLICATE_INSTANCE_ID',
        message: `Two sections have the instance ID ${instanceId}. Please give the copy an ID of its own, in its section and in the component order table.`,
        instanceId,
      }
    }
    case 'unknown-component': {
      const { instanceId, code } = problem
      return {
        type: 'UNKNOWN_COMPONENT',
        message: `${instanceId}: the component "${code}" is not in the library. It is left out of the page.`,
        instanceId,
      }
    }
    case 'unknown-field': {
      const { instanceId, component, field } = problem
      const section = component ? `${component.displayName} (${instanceId})` : instanceId
      return {
        type: 'UNKNOWN_FIELD',
        message: `${section}: this component has no field "${labelOf(field)}" (${field}). Its value is left out of the page.`,
        instanceId,
      }
    }
    case 'order-changed':
      return {
        type: 'ORDER_CHANGED',
        message:
          'The components do not stand in the order of the component order table, or the table was changed. The page follows the table.',
      }
    case 'other-format-version':
      return {
        type: 'OTHER_FORMAT_VERSION',
        message: `The document has spec format version "${problem.version}"; this is ${specFormat}. Please check that all values were found.`,
      }
    case 'page-name':
      return {
        type: 'PAGE_NAME_OFF_PATTERN',
        message: problem.name
          ? `The page name "${problem.name}" is not lowercase with hyphens only (e.g., emirati-credit-card). The file's name is made from it as far as it goes.`
          : 'The document has no page name. The file is named "page".',
      }
    case 'matched-by-label':
      return {
        type: 'MATCHED_BY_LABEL',
        message: `The document was opened in ${problem.application}: values were matched by their labels (${problem.count}). Please check that each stands where it should.`,
      }
  }
}
