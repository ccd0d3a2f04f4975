/** Words of the preview of a page, in English. */
export const texts = {
  title: 'Preview',
  screens: {
    label: 'Screen width',
    desktop: 'Desktop',
    tablet: 'Tablet',
    phone: 'Phone',
  },
  frame: 'The page as it will be downloaded',
  placeholders: 'Use placeholder images',
  accepted: (count: number, total: number) =>
    `${count} of ${total} values are accepted. The page gets accepted ones alone.`,
  nothingAccepted: 'Nothing is accepted yet, so the page has no words of yours.',
  howToAccept: 'Accept values in the review, and they appear here.',
  nothingWritten: 'Nothing is written yet, so the page has no words of yours.',
  howToWrite: 'Let AI Generate write it, or open a Word document in which somebody has.',
  loading: 'Drawing the page',
  failed: 'The page could not be drawn. Your work is kept; look whether you are connected.',
  retry: 'Retry',
  export: 'Export',
} as const
