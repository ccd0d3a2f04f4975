/** Every word of what stands around the screens, in English. */
export const texts = {
  product: 'Webpage Builder',
  stopped: {
    pageTitle: 'Something went wrong · Webpage Builder',
    heading: 'Something went wrong',
    text: 'This page stopped working. Your files on this computer are untouched.',
    reload: 'Reload',
  },
  ai: 'AI',
  sample: 'Sample',
} as const
