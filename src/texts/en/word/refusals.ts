import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { ParseError } from '#content/parse-result.ts'
import type { ParseErrorType } from '#content/values/problem.ts'
import type { CommentRefusal } from '#word/comments/add-comments.ts'
import type { FileKind } from '#word/package/file-kind.ts'
import type { ReadRefusal } from '#word/read.ts'

/** Why a file was not read, for the person who chose it, and what to do. */
export function describeReadRefusal(refusal: ReadRefusal): ParseError & { type: ParseErrorType } {
  switch (refusal.problem) {
    case 'empty-file':
      return {
        type: 'EMPTY_FILE',
        message: 'The file is empty. Please choose it again, or save it again in Word.',
      }
    case 'not-word':
      return {
        type: 'NOT_A_WORD_DOCUMENT',
        message: `This is ${kinds[refusal.kind]}, not a Word document. Please choose a .docx file.`,
      }
    case 'word-xml':
      return {
        type: 'NOT_A_WORD_DOCUMENT',
        message:
          'This is a Word document that was saved as XML, in one file. Please open it in Word and save it as a Word document (.docx).',
      }
    case 'old-word':
      return {
        type: 'OLD_WORD_FORMAT',
        message: 'This is a document in the old Word format (.doc). Please save it in Word as .docx.',
      }
    case 'password-protected':
      return {
        type: 'PASSWORD_PROTECTED',
        message:
          'The document is protected by a password. Please remove the password in Word and save it again.',
      }
    case 'rights-managed':
      return {
        type: 'RIGHTS_MANAGED',
        message:
          'The document is protected by rights management (restricted access, or a sensitivity label that encrypts it), so only Word can open it. Please take the restriction or the label off in Word and save it again, or ask its owner to.',
      }
    case 'macro-enabled':
      return {
        type: 'MACRO_DOCUMENT',
        message: 'The document contains macros, which are not accepted. Please save it in Word as .docx.',
      }
    case 'damaged':
      return { type: 'DAMAGED_DOCUMENT', message: `The document is damaged${partOf(refusal)}. ${repair}` }
    case 'unsafe-part-name':
    case 'forbidden-markup':
      return {
        type: 'DAMAGED_DOCUMENT',
        message: `The document holds something that Word never writes${partOf(refusal)}. ${repair}`,
      }
    case 'decompression-bomb':
      return {
        type: 'DECOMPRESSION_BOMB',
        message: `The document unpacks to far more than a document should${partOf(refusal)}, so it was not read.`,
      }
    case 'too-many-parts':
      return {
        type: 'DECOMPRESSION_BOMB',
        message: 'The document consists of far more parts than a document should, so it was not read.',
      }
    case 'too-complex':
      return {
        type: 'TOO_HARD_TO_READ',
        message: `The document is nested too deep or has too many pieces to be read${partOf(refusal)}. ${repair}`,
      }
    case 'long-value':
      return {
        type: 'TOO_HARD_TO_READ',
        message: `${shorten(refusal.instanceId)}: the value of "${shorten(labelOf(refusal.field))}" is far longer than a page can show, so the document was not read. Please shorten it.`,
      }
    case 'large-result':
      return {
        type: 'TOO_HARD_TO_READ',
        message: `The document holds far more text than a page can show, so it was not read. ${startAnew}`,
      }
  }
}

/** Why no comments are put into a document. */
export function describeCommentRefusal(
  refusal: CommentRefusal | ReadRefusal,
): ParseError & { type: ParseErrorType } {
  if (refusal.problem !== 'signed') return describeReadRefusal(refusal)
  return {
    type: 'SIGNED_DOCUMENT',
    message:
      'The document is digitally signed, and comments in it would break the signature. Please remove the signature in Word (File, Info) and try again, or follow the list on the screen.',
  }
}

const startAnew = 'Please put the texts of each page into a document of its own, made with "Export DOCX".'

const repair = 'Please open it in Word, copy its content into a new document and save that.'

const kinds: Record<FileKind, string> = {
  pdf: 'a PDF file',
  image: 'an image',
  'web-page': 'a web page',
  'rich-text': 'a rich text file (RTF)',
  zip: 'a ZIP archive',
  excel: 'an Excel workbook',
  powerpoint: 'a PowerPoint presentation',
  visio: 'a Visio drawing',
  'open-document': 'an OpenDocument file',
  other: 'a file of another kind',
}

function partOf({ part }: { part?: string }) {
  return part ? ` (${part})` : ''
}
