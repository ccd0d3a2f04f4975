import { layoutErrorTypes } from '#layout/rules.ts'
import type { ContentProblem } from './check.ts'

/** Every `type` that an error of a parse result can have. */
export const parseErrorTypes = [
  'NO_FILE',
  'TOO_MANY_FILES',
  'EMPTY_FILE',
  'NOT_A_WORD_DOCUMENT',
  'OLD_WORD_FORMAT',
  'PASSWORD_PROTECTED',
  'RIGHTS_MANAGED',
  'SIGNED_DOCUMENT',
  'MACRO_DOCUMENT',
  'DAMAGED_DOCUMENT',
  'DECOMPRESSION_BOMB',
  'FILE_TOO_LARGE',
  'NO_COMPONENTS',
  'LABELS_CHANGED',
  ...layoutErrorTypes,
  'REQUIRED_VALUE_EMPTY',
  'WRONG_VALUE_TYPE',
  'FAR_OVER_LIMIT',
  'TOO_HARD_TO_READ',
  'REFUSED_BY_SCAN',
  'SCAN_FAILED',
  'TOO_MANY_REQUESTS',
  'SERVER_BUSY',
  'BAD_UPLOAD',
  'INTERNAL_ERROR',
] as const

export type ParseErrorType = (typeof parseErrorTypes)[number]

/** Every `type` that a warning of a parse result can have. */
export const parseWarningTypes = [
  'LENGTH_OUTSIDE_LIMITS',
  'ROWS_OUTSIDE_LIMITS',
  'PLACEHOLDER_LEFT',
  'UNKNOWN_COMPONENT',
  'UNKNOWN_FIELD',
  'ORDER_CHANGED',
  'ORDER_TABLE_MISSING',
  'INSTANCE_ID_UNCLEAR',
  'COMPONENT_CODE_UNCLEAR',
  'SECTION_MISSING',
  'HEADER_OR_FOOTER_MISSING',
  'OTHER_FORMAT_VERSION',
  'UNKNOWN_LOCALE',
  'PAGE_NAME_OFF_PATTERN',
  'UNUSED_TEXT',
  'STRUCK_TEXT',
  'HIDDEN_TEXT',
  'FORM_NOT_KEPT',
  'TRACKED_CHANGES',
  'COMMENTS',
  'OTHER_LANGUAGE',
  'PICTURE_NOT_USED',
  'PICTURE_WITHOUT_TEXT',
  'PAGE_FOR_PICTURE',
  'MATCHED_BY_LABEL',
  'NOT_ACCEPTED',
] as const

export type ParseWarningType = (typeof parseWarningTypes)[number]

export const errorTypeOfProblem: Partial<Record<ContentProblem['problem'], ParseErrorType>> = {
  'required-empty': 'REQUIRED_VALUE_EMPTY',
  'no-items': 'REQUIRED_VALUE_EMPTY',
  'not-a-number': 'WRONG_VALUE_TYPE',
  'unsafe-url': 'WRONG_VALUE_TYPE',
}

/** The type of a problem for which the page is not made; undefined where it is only worth a look. */
export function errorTypeOf(problem: ContentProblem): ParseErrorType | undefined {
  return isFarOver(problem) ? 'FAR_OVER_LIMIT' : errorTypeOfProblem[problem.problem]
}

/** Nobody means a value of more than ten times its limit, or more than five times the items that fit. */
function isFarOver(problem: ContentProblem): boolean {
  switch (problem.problem) {
    case 'too-long':
      return problem.length > 10 * problem.max
    case 'too-many-items':
    case 'too-many-entries':
      return problem.count > 5 * problem.max
    default:
      return false
  }
}

export function warningTypeOfProblem(problem: ContentProblem['problem']): ParseWarningType {
  if (problem === 'placeholder-left') return 'PLACEHOLDER_LEFT'
  if (problem === 'page-for-picture') return 'PAGE_FOR_PICTURE'
  return problem.endsWith('-items') ? 'ROWS_OUTSIDE_LIMITS' : 'LENGTH_OUTSIDE_LIMITS'
}

/** Errors and warnings that follow from the values alone, and are found anew when these change. */
export const valueProblemTypes: ReadonlySet<string> = new Set<ParseErrorType | ParseWarningType>([
  ...Object.values(errorTypeOfProblem),
  'FAR_OVER_LIMIT',
  'LENGTH_OUTSIDE_LIMITS',
  'ROWS_OUTSIDE_LIMITS',
  'PLACEHOLDER_LEFT',
  'PAGE_FOR_PICTURE',
])

/** Errors that stand in the words of a document, to be corrected there. */
export const contentErrorTypes: ReadonlySet<string> = new Set<ParseErrorType>([
  ...layoutErrorTypes,
  ...Object.values(errorTypeOfProblem),
  'FAR_OVER_LIMIT',
  'LABELS_CHANGED',
])
