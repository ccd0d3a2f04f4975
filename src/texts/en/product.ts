const wholePage = 'The page'

/** Words about what a page is about, and what must stand on it because of that, in English. */
export const texts = {
  label: 'Product',
  labelOf: (page: string) => `Product of ${page}`,
  hint: 'What the page is about. Some products have warnings that must stand on their pages.',
  none: 'Not said yet',
  proposed: (name: string) => `The words of the page speak of: ${name}.`,
  /** Of a document. */
  unknown: (proposed: string | undefined) =>
    [
      `${wholePage}: Nobody has said which product it is about, so nobody knows which warnings must stand on it.`,
      ...(proposed ? [`Its words speak of: ${proposed}.`] : []),
      'Choose its product where the page is made.',
    ].join(' '),
  wholePage,
  take: (name: string) => `Take “${name}”`,
  takeFor: (name: string, page: string) => `Take “${name}” for ${page}`,
  notices: 'What the page puts before its footer',
  noNotices: 'Nothing has to stand on a page about this.',
  draft: 'Draft wording: it is not published. The bank has to supply the wording in this language.',
  noWording: 'The bank has to supply the wording in this language. In English it is:',
  source: (name: string, item: string) => `Source: ${[name, item].filter(Boolean).join(', ')}`,
} as const
