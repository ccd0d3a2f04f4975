/** Every word of the page for an unknown address, in English. */
export const texts = {
  pageTitle: 'Page not found · Webpage Builder',
  heading: 'Page not found',
  text: 'There is nothing at this address.',
  toHome: 'Go to the home screen',
} as const
