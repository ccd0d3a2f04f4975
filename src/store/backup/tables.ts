/** All that a backup takes along; `migrations` each database has of its own. Who is on which page passes in seconds. */
export const backedUpTables = [
  'team',
  'pages',
  'drafts',
  'seen',
  'versions',
  'reviews',
  'comments',
  'mentions',
  'links',
  'records',
  'picture_uses',
  'secrets',
] as const
