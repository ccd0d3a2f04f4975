/** Words about where a page will stand, and where its buttons lead, in English. */
export const texts = {
  publicUrl: {
    label: 'Public address (optional)',
    hint: 'Where the page will stand. Search engines and shared links go by it.',
    proposed:
      'Proposed: the address of the page in the other language. Clear it if this one stands elsewhere.',
    error: (such = 'https://www.example.com/cards/cashback') =>
      `Please enter a whole address, such as ${such}`,
  },
  baseUrl: {
    label: 'Where the pages in two languages will stand (optional)',
    hint: (pairs: number) =>
      `${pairs === 1 ? '1 page is' : `${pairs} pages are`} here in English and Arabic. With an address that names a language, such as /en/, each leads to the other.`,
    error: (such = 'https://www.example.com/en/cards') => `Please enter a whole address, such as ${such}`,
  },
  picturesUrl: {
    label: 'Address of the pictures (optional)',
    hint: 'Where the folder of pictures will stand. Without it they stand beside the page.',
    error: (such = 'https://cdn.example.com/cards') => `Please enter a whole address, such as ${such}`,
  },
  actionUrl: {
    label: 'Action address (optional)',
    hint: 'Buttons without an address of their own lead there. Without it they lead to the next section.',
    hintForAll:
      'Buttons without an address of their own lead there, on every page. Without it they lead to the next section.',
    proposed: 'Proposed: the first address on the page. Clear it if the buttons are to lead elsewhere.',
    error: (such = 'https://www.example.com/apply or /apply') => `Please enter an address, such as ${such}`,
  },
} as const
