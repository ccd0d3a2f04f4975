/** Why a request is turned down, in English. */
export const texts = {
  internal: 'Something went wrong on our side.',
  cutOff: 'The caller went before the answer was there.',
  otherHost: (publicUrl: string | undefined) =>
    publicUrl
      ? `This server is not known by that name. Please open ${publicUrl}`
      : 'This server is not known by that name. Please open it by its address or its short name. Should it be known by this one, whoever looks after it can set PUBLIC_URL.',
  crossSite: 'This call is not open to other sites.',
  gone: 'The caller has gone.',
  nothingHere: 'There is nothing at this address.',
  noPicture: 'There is no such picture.',
  noStartPage: (name: string) => `There is no page "${name}" to start from.`,
  noComponent: (code: string) => `There is no component "${code}".`,
  tooManyValues: (most: number) =>
    `The request holds more than ${most.toLocaleString('en')} values. Please send less at a time.`,
  noJson: 'The request has no JSON in it.',
  endedEarly: 'The request ended too early. Please try again.',
  tooMuchJson: (megabytes: number) =>
    `These documents are more than ${megabytes} MB of JSON. Please send fewer at a time.`,
  longBrief: (kilobytes: number) =>
    `The brief, with the texts that were sent beside it, is more than ${kilobytes} KB. Please shorten the brief.`,
} as const
