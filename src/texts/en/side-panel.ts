/** What the tabs beside the page are called, in English. Their own words are fetched with what they show. */
export const texts = {
  details: { tab: 'Details', fold: 'Hide details', unfold: 'Show details' },
  'to-do': { tab: 'To do', fold: 'Hide to-do list', unfold: 'Show to-do list' },
} as const
