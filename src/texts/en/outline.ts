/** Every word of the outline, in English. */
export const texts = {
  heading: 'Outline',
  list: 'Components of the page, in their order',
  fold: 'Hide outline',
  unfold: 'Show outline',
  empty: 'Nothing on the page yet. What you add is listed here.',
  /** 'FAQ, FAQ-0003' */
  row: (name: string, instanceId: string) => `${name}, ${instanceId}`,
  actions: (name: string) => `Actions for ${name}`,
} as const
