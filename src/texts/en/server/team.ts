import { limits } from '#team/limits.ts'
import type { Fullness, Refusal, Unfit } from '#team/refusal.ts'

/** Why a call for what the team keeps is turned down, in English. */
export function describeTeamRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'changed':
      return 'Somebody else changed it meanwhile.'
    case 'deleted':
      return 'Somebody deleted this page. It can be brought back for thirty days.'
    case 'unknown':
      return 'The server does not have it.'
    case 'not-yours':
      return 'Only who wrote it may change it.'
    case 'store-away':
      return 'The server cannot reach what the team keeps. Please try again in a moment.'
    case 'full':
      return fullness[refusal.of]
    case 'too-large':
      return tooLarge[refusal.what]
    case 'bad-request':
      return unfit[refusal.what]
  }
}

const fullness: Record<Fullness, string> = {
  room: 'The room for the pages of the team is used up. Whoever looks after the server can give more (TEAM_STORAGE_MB); versions of pages that were deleted go after thirty days.',
  comments: `A page can have ${limits.commentsPerPage} comments. Please delete some that are settled.`,
  links: `A page can have ${limits.linksPerPage} review links. Please revoke some.`,
}

const tooLarge: Record<Unfit, string> = {
  draft: `The page is more than ${limits.draftBytes / 1_000_000} MB. Please take out texts, or make two pages of it.`,
  record: `This is more than ${limits.recordBytes / 1000} kB. Please make it shorter.`,
  answer: 'The answer is too long. Please make it shorter.',
  request: 'This is more than the server takes at a time. Please make it shorter.',
}

const unfit: Record<Unfit, string> = {
  draft: 'The server cannot read this page. It may be of a later release: please load the tool again.',
  record: 'The server cannot read this.',
  answer: 'What this answers is not there.',
  request: 'The server cannot read this.',
}
