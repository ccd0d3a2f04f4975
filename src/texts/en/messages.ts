/** Words of long messages, in English. */
export const texts = {
  showLines: (count: number) => `Show ${count} more`,
} as const
