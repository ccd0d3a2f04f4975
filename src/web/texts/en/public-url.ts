/** Words about where a page will stand, in English. */
export const texts = {
  label: 'Public address (optional)',
  hint: 'Where the page will stand. Search engines and shared links go by it.',
  error: 'Please enter a whole address, such as https://www.example.com/cards/cashback',
} as const
