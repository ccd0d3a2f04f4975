/** How much of each thing a team may keep. The browser looks before it sends; the server refuses. */
export const limits = {
  /** A draft as JSON, in bytes. */
  draftBytes: 1_500_000,
  /** Entries of lists and members of objects of a draft. */
  draftValues: 20_000,
  commentLength: 2000,
  commentsPerPage: 500,
  /** A name of a version, of a link or of a guest. */
  nameLength: 120,
  /** The sentence beside a review step. */
  noteLength: 500,
  /** A record as JSON, in bytes. */
  recordBytes: 64_000,
  linkDays: 90,
  linksPerPage: 50,
  /** Comments that come over one review link in an hour. */
  linkCommentsPerHour: 20,
} as const

/** What a link holds for when nobody says otherwise. */
export const usualLinkDays = 14

/** How long a page that was deleted can be brought back. */
export const deletedDays = 30

/** How long an answer is kept for whoever sends the same change again. */
export const changeDays = 30

/** How often a tab in sight asks, and for how long it counts as there. */
export const pollSeconds = 5
export const presenceSeconds = 40
