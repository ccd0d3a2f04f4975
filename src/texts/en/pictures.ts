/** Words about pictures of pages that are looked at in the tool, in English. */
export const texts = {
  hidden: 'Picture not shown, from',
  onSite: 'Picture of the site itself',
  failed: 'This picture cannot be loaded',
  notice: 'Pictures of other sites are not fetched unasked.',
  show: (host: string) => `Show pictures from ${host}`,
  shown: (host: string) => `Pictures from ${host} are shown now`,
} as const
