import { type Locale, locales } from '#base/locale.ts'
import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import { specFormat } from '#catalogue/manifest.ts'
import type { ParseErrorType, ParseWarningType } from '#content/values/problem.ts'
import type { GoneSection, ReadingProblem } from '#word/read/reading-problem.ts'
import { describePlace } from './places.ts'

type Described = { type: ParseErrorType | ParseWarningType; message: string; instanceId?: string }

/** What a person should know about a document, besides its values, its layout and the work on it. */
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
        message: `Two sections have the instance ID ${instanceId}. ${ownId}`,
        instanceId,
      }
    }
    case 'page-twice':
      return {
        type: 'DUPLICATE_INSTANCE_ID',
        message: `The document holds a page twice: each of the ${problem.count} rows of the component order table is there two times. Please delete one of the two copies.`,
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
        message: `${section}: this component has no field "${labelOf(field)}". Its value is left out of the page.`,
        instanceId,
      }
    }
    case 'picture': {
      const { instanceId, isAddress, isBesideAnother } = problem
      if (isBesideAnother) {
        return {
          type: 'PICTURE_NOT_USED',
          message: `${describePlace(problem)}: more than one picture or address stands here. One is used, the others were not; please delete them.`,
          instanceId,
        }
      }
      return {
        type: 'PICTURE_NOT_USED',
        message: `${describePlace(problem)}: a picture was pasted, which was not used. ${isAddress ? 'Please give the address of the picture instead.' : 'The page has no place for it here; please delete it.'}`,
        ...(instanceId && { instanceId }),
      }
    }
    case 'labels-changed':
      return {
        type: 'LABELS_CHANGED',
        message: `${problem.found === 0 ? 'None' : 'Only few'} of the values could be found: the names in the Field column were changed or translated, and the marks by which values are known are gone (${problem.missing} required values are missing). Please export the document again, write only into its Value column, and leave all other words as they are.`,
      }
    case 'order-of-rows':
      return {
        type: 'ORDER_CHANGED',
        message: `The rows of the component order table do not stand in the order of their numbers. The page follows the rows: ${listed(problem.ids)}.`,
      }
    case 'order-of-numbers':
      return {
        type: 'ORDER_CHANGED',
        message: `The numbers in the component order table were changed. The page follows the numbers: ${listed(problem.ids)}.`,
      }
    case 'order-of-table':
      return {
        type: 'ORDER_CHANGED',
        message: `The sections stand in another order than the rows of the component order table. The page follows the table: ${listed(problem.ids)}.`,
      }
    case 'section-without-row': {
      const { instanceId, code, after } = problem
      return {
        type: 'ORDER_CHANGED',
        message: `${instanceId} (${code}) has no row in the component order table, but its section is in the document. It is on the page, ${after ? `after ${after}` : 'as the first component'}. If it is to stay, please add a row for it; if not, please delete its section.`,
        instanceId,
      }
    }
    case 'order-not-a-number':
      return {
        type: 'ORDER_CHANGED',
        message: `In the component order table, ${problem.numbers.slice(0, namedNumbers).map(quoted).join(', ')} cannot be used as an order number, so the components stand as the rows do. Please write numbers, or move the rows.`,
      }
    case 'order-table-missing':
      return {
        type: 'ORDER_TABLE_MISSING',
        message:
          'The component order table is missing: the header and the footer of the page are unknown, and the sections stand as in the document. Please put the table back.',
      }
    case 'no-header-or-footer':
      return {
        type: 'HEADER_OR_FOOTER_MISSING',
        message: `The page has no ${problem.edges.join(' and no ')}, and it was changed after its export. If that is a mistake, please add the row to the component order table again.`,
      }
    case 'id-given': {
      const { instanceId, code, written } = problem
      return {
        type: 'INSTANCE_ID_UNCLEAR',
        message: `In the component order table, the row of ${code} has ${written ? `${quoted(written)}, which is no instance ID` : 'no instance ID'}. It is read as ${instanceId}; please write that there.`,
        instanceId,
      }
    }
    case 'section-id-differs': {
      const { instanceId, written } = problem
      return {
        type: 'INSTANCE_ID_UNCLEAR',
        message: `The section with the instance ID ${written} is not in the component order table. It is read as ${instanceId}, which has no section. If it is a component of its own, please add a row for it.`,
        instanceId,
      }
    }
    case 'code-differs': {
      const { instanceId, code, other } = problem
      return {
        type: 'COMPONENT_CODE_UNCLEAR',
        message: `${instanceId} is "${code}" in one place and "${other}" in another: the component order table and the section do not agree. It is read as ${code}.`,
        instanceId,
      }
    }
    case 'section-missing':
      return {
        type: 'SECTION_MISSING',
        message: sectionIsGone(problem),
        instanceId: problem.instanceId,
      }
    case 'required-section-missing':
      return {
        type: 'REQUIRED_VALUE_EMPTY',
        message: `${sectionIsGone(problem)} Without it, the values that it must have are missing.`,
        instanceId: problem.instanceId,
      }
    case 'other-format-version':
      return {
        type: 'OTHER_FORMAT_VERSION',
        message: `The document has spec format version ${quoted(problem.version)}; this is ${specFormat}. Please check that all values were found.`,
      }
    case 'unknown-locale':
      return {
        type: 'UNKNOWN_LOCALE',
        message: `The locale ${quoted(problem.written)} is none of ${locales.join(', ')}. The language was told by the letters of the text; please write one of these.`,
      }
    case 'other-language':
      return {
        type: 'OTHER_LANGUAGE',
        message: `The locale of the page is ${problem.locale}, but most letters of its values are ${scripts[problem.language]}. Please correct the row "Locale" in the first table, or the values.`,
      }
    case 'other-name-in-margin':
      return {
        type: 'UNUSED_TEXT',
        message: `The header of Word's pages calls the page ${quoted(problem.name)}, which is not read. The page name is ${quoted(problem.pageName)}, from the row "Page name" of the first table. Please change it there if it is wrong.`,
      }
    case 'page-name':
      return {
        type: 'PAGE_NAME_OFF_PATTERN',
        message: problem.name
          ? `The page name ${quoted(problem.name)} is not lowercase with hyphens only (e.g., emirati-credit-card). The file's name is made from it as far as it goes.`
          : 'The document has no page name. The file is named "page".',
      }
    case 'not-accepted':
      return {
        type: 'NOT_ACCEPTED',
        message: `Nobody has accepted ${problem.count === 1 ? '1 text' : `${problem.count} texts`} of this document yet: those marked "AI Generated" that are as they were. Please read them before the page goes out.`,
      }
    case 'matched-by-label':
      return {
        type: 'MATCHED_BY_LABEL',
        message: `The document was opened in ${problem.application ?? 'another editor'}: values were matched by their labels (${problem.count}). Please check that each stands where it should.`,
      }
  }
}

const namedNumbers = 5
const namedIds = 20
const scripts: Record<Locale, string> = { 'ar-AE': 'Arabic', 'en-AE': 'Latin' }

function listed(ids: readonly string[]): string {
  return ids.length > namedIds ? `${ids.slice(0, namedIds).join(', ')} …` : ids.join(', ')
}

function sectionIsGone({ instanceId, code, isTracked }: GoneSection): string {
  if (isTracked)
    return `The section of ${instanceId} (${code}) was deleted with Track Changes on, but its row is still in the component order table. Please reject the deletion in Word, or delete the row.`
  return `${instanceId} (${code}) is in the component order table, but its section is missing. Please put the section back, or delete its row there.`
}

/** What to do about an instance id that is taken twice. */
export const ownId = 'Please give the copy an ID of its own, in its section and in the component order table.'

/** What to do about a row that is there twice, over one section. */
export const oneRow = 'Please delete one of the two rows in the component order table.'

/** As people wrote it; what is too long for a message is cut. */
function quoted(text: string): string {
  return `"${shorten(text)}"`
}
