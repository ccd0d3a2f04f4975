/** Every word of the component library, in English. */
export const texts = {
  region: 'Component library',
  fold: 'Hide component library',
  unfold: 'Show component library',
  search: 'Search components',
  placeholder: 'Search components...',
  clear: 'Clear',
  /** How many of the catalogue's components are shown. */
  heading: 'Components',
  count: (count: number) => `(${count})`,
  found: (count: number) => `${count} ${count === 1 ? 'component' : 'components'} found`,
  howTo: 'The arrow keys lead from one to the next, Enter adds it to the page.',
  loading: 'Loading the components',
  noneFound: {
    title: 'No components found',
    text: (query: string) => `Nothing in the library matches “${query}”.`,
    clear: 'Clear search',
  },
  failed: {
    title: 'Failed to load manifest',
    text: 'The components cannot be shown without it. Your page is kept.',
    retry: 'Retry',
  },
  edge: 'Width of the component library',
  edgeHint: 'Drag to change the width, double-click for the usual one',
  width: (pixels: number) => `${pixels} pixels`,
} as const
