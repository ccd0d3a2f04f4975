import type { Locale } from '#base/locale.ts'
import type { PageSpecNotice } from '#layout/read-page-spec.ts'
import { languageNames } from './language-names.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words of opening a page from a file, in English. */
export const texts = {
  title: 'Open a file',
  description:
    'A layout file (.json) or a Word document (.docx): one that was exported here, or any other with the copy of a page. Maximum file size: 10 MB.',
  input: 'Layout file or Word document',
  invitation: 'Drop the file here, or choose it.',
  dropNow: 'Drop it to open it',
  choose: 'Choose file',
  chooseOther: 'Choose another file',
  reading: (name: string) => `Reading ${name}…`,
  takingPicture: ({ number, count }: { number: number; count: number }) =>
    `Adding picture ${number} of ${count} to the team’s…`,
  pictures: (count: number) =>
    count === 1
      ? 'Its picture becomes the team’s once the page is opened.'
      : `Its ${count} pictures become the team’s once the page is opened.`,
  cancel: 'Cancel',
  open: 'Open',
  opening: 'Opening…',
  openAsNew: 'Open as a new page',
  openBoth: 'Open as new pages',
  replace: 'Replace this page',
  replaceHint:
    'The page that is open now stays as it is when you open a new one. Undo takes a replacement back.',

  summary: (components: number, values: number) =>
    [
      counted(components, 'component', 'components'),
      values > 0 ? counted(values, 'value', 'values') : 'no content',
    ].join(', '),
  problems: (errors: number, warnings: number) =>
    [
      errors > 0 && counted(errors, 'problem', 'problems'),
      warnings > 0 && counted(warnings, 'warning', 'warnings'),
    ]
      .filter(Boolean)
      .join(', '),
  pending: (count: number) =>
    count === 1
      ? '1 value is marked as written by AI and waits for a reader.'
      : `${count} values are marked as written by AI and wait for a reader.`,
  errors: 'To be mended before the page is finished',
  warnings: 'Warnings',
  movedOn: (locale: Locale) => `The ${languageNames[locale]} text has changed since this document was made`,
  showAll: (count: number) => `Show all ${count}`,
  unknownCodes: (codes: readonly string[]) =>
    `Not in the library: ${codes.join(', ')}. ${codes.length === 1 ? 'It is' : 'They are'} kept on the page, and left out of the HTML.`,

  notices: {
    'changed-by-hand': 'This file was changed by hand.',
    rearranged: 'The header now stands first and the footer last.',
    'other-format': 'This file has another format version. Please check that everything is there.',
  } satisfies Record<PageSpecNotice, string>,

  refusals: {
    'not-json': 'This file is no JSON: it is damaged, or something else under that name.',
    'not-a-layout': (where: string) =>
      where === ''
        ? 'This JSON file is no layout of a page.'
        : `This JSON file is no layout of a page: “${where}” is missing or wrong.`,
    'too-many-components': (count: number) =>
      `This page has ${count.toLocaleString('en')} components. The builder opens pages of at most 500.`,
    'no-page': 'This document holds no page.',
    'other-kind': 'Please choose a layout file (.json) or a Word document (.docx).',
    empty: 'This file is empty.',
    'too-large': 'This file is larger than 10 MB.',
    several: 'Please choose one file. Each file is one page.',
    gone: 'This file cannot be read any longer. It may have been changed, moved or deleted.',
    'no-library':
      'Failed to load manifest. A Word document cannot be read without the component library; please try again.',
    'too-slow':
      'Reading this document takes too long, so it was stopped after ten seconds. Please open it in Word, copy its content into a new document, save that and open it here.',
    'no-reader': 'The part that reads Word documents could not be loaded. Please try again.',
  },
} as const
