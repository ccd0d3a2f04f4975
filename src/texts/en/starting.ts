import type { Brand } from '#layout/layout.ts'
import { languageNames } from './language-names.ts'

/** Every word of starting from a whole page of samples, in English. */
export const texts = {
  title: 'Start from a whole page',
  description:
    'Each comes with header, footer and sample texts. Samples are said to be samples, and none is published until somebody accepts it.',
  brand: 'Brand',
  brands: { ENBD: 'Emirates NBD', EI: 'Emirates Islamic' } satisfies Record<Brand, string>,
  language: 'Language',
  languages: languageNames,
  list: 'Pages to start from',
  sections: (count: number) => `${count} sections`,
  loading: 'Loading the pages to start from',
  failed: 'The pages to start from could not be loaded. Your work is kept.',
  startFailed: (title: string) => `${title} could not be loaded. Please try again.`,
  none: 'This component library has no pages to start from.',
  retry: 'Retry',
  opening: (title: string) => `Opening ${title}`,
  asNewPage: 'It opens as a new page; the one that is open stays as it is.',
} as const
