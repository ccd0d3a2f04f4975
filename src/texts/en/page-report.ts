import type { Severity } from '#checks/finding.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of the page report, in English. What is wrong is told in `findings.ts`. */
export const texts = {
  heading: 'Page report',
  checking: 'Checking the page',
  frame: 'The page while it is measured',
  groups: { error: 'Errors', warning: 'To look at' } satisfies Record<Severity, string>,
  counts: {
    error: (number: number) => count(number, 'error', 'errors'),
    warning: (number: number) => `${number} to look at`,
  } satisfies Record<Severity, (number: number) => string>,
  hints: {
    error: 'They make the page wrong, or shut people out.',
    warning: 'Nothing wrong, but worth a look.',
  } satisfies Record<Severity, string>,
  incomplete: 'Not measured',
  nothing: 'Nothing to mend',
  nothingText: 'Values, headings, links, pictures, contrast and widths are as they should be.',
  /** Where the report stands closed, on a line. */
  line: {
    of: (summary: string) => `Page report: ${summary}`,
    checking: 'checking the page',
    incomplete: 'not measured',
    nothing: 'nothing to mend',
    nothingText: 'Headings, links, pictures, contrast and widths are as they should be.',
    notLoaded: 'The page report could not be loaded. The page can be downloaded all the same.',
  },
  untold: (number: number) =>
    number === 1
      ? '1 text stands on a picture or a gradient. Look whether it can be read.'
      : `${number} texts stand on pictures or gradients. Look whether they can be read.`,
  undescribed: (number: number) =>
    number === 1
      ? '1 picture has no text for those who cannot see it. The words beside it must say what it shows.'
      : `${number} pictures have no text for those who cannot see them. The words beside them must say what they show.`,
  weight: (size: string) => `The page weighs ${size}.`,
  weightWithPictures: (page: string, all: string) =>
    `The page weighs ${page}, with the team’s pictures about ${all}.`,
  hosts: 'Where the links lead',
  links: (number: number, isOurs: boolean) =>
    `${count(number, 'link', 'links')}, ${isOurs ? "the bank's own" : 'not the bank'}`,
  wholePage: 'The whole page',
  showAll: (number: number) => `Show all ${number}`,
  failed: 'The page could not be measured. What was written is checked all the same.',
} as const
