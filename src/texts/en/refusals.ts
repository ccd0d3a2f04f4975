import type { ParseErrorType } from '#content/values/problem.ts'

const refusals = {
  'wrong-extension': { type: 'NOT_A_WORD_DOCUMENT', message: 'Please select a valid .docx file' },
  'too-large': {
    type: 'FILE_TOO_LARGE',
    message: 'The file is larger than 10 MB. Please make it smaller, for example by taking out pictures.',
  },
  'bulk-too-large': {
    type: 'FILE_TOO_LARGE',
    message: 'The files are larger than 200 MB together. Please send them in several parts.',
  },
  'too-many-files': {
    type: 'TOO_MANY_FILES',
    message: 'These are too many files for one request. Please send them in several parts.',
  },
  'answer-full': {
    type: 'TOO_MANY_FILES',
    message:
      'This document was not read, because those before it fill the answer. Please send fewer at a time.',
  },
  'one-file-only': {
    type: 'TOO_MANY_FILES',
    message: 'Only one document can be sent here. For many documents there is /api/html/parse-bulk.',
  },
  'no-file': { type: 'NO_FILE', message: 'No document was sent. Please choose a Word document.' },
  'not-a-form': {
    type: 'BAD_UPLOAD',
    message: 'Please send the document as a form (multipart/form-data).',
  },
  'broken-form': {
    type: 'BAD_UPLOAD',
    message: 'The upload was cut off or damaged on its way. Please try again.',
  },
  'odd-form': {
    type: 'BAD_UPLOAD',
    message: 'This form cannot be read. Please send documents as files in it, with few other fields.',
  },
  'too-hard': {
    type: 'TOO_HARD_TO_READ',
    message:
      'This document asks for far more work than a page needs, so it was given up. Please copy its text into a fresh specification document.',
  },
  infected: {
    type: 'REFUSED_BY_SCAN',
    message: 'The virus scanner refused this document. Please tell your security team, and do not open it.',
  },
  unscanned: {
    type: 'SCAN_FAILED',
    message:
      'This document could not be scanned for viruses, so it was not read. Please try again, or tell your administrator.',
  },
  busy: {
    type: 'SERVER_BUSY',
    message: 'The server is busy with other documents. Please try again in a few seconds.',
  },
  stopping: {
    type: 'SERVER_BUSY',
    message: 'The server is being restarted. Please try again in a few seconds.',
  },
  'too-many-requests': {
    type: 'TOO_MANY_REQUESTS',
    message: 'Too many requests in a short time. Please wait a minute and try again.',
  },
  internal: { type: 'INTERNAL_ERROR', message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { type: ParseErrorType; message: string }>

export type RefusalReason = keyof typeof refusals

/** Why a document, or a request for work on one, was turned down, in words. */
export type Refusal = { type: (typeof refusals)[RefusalReason]['type']; message: string }

export function describeRefusal(reason: RefusalReason): Refusal {
  return refusals[reason]
}

export function describeTextField(name: string): Refusal {
  return {
    type: 'BAD_UPLOAD',
    message: `The field "${name}" holds text. Please send the document itself in it, as a file.`,
  }
}

export function describeUnknownField(name: string, wanted: string): Refusal {
  return {
    type: 'BAD_UPLOAD',
    message: `There is no file field "${name}" here. Please send documents as files in the field "${wanted}".`,
  }
}
