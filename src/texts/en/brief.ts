import type { ItemConfig } from '#content/draft/item-config.ts'
import type { Brief } from '#content/writing/brief.ts'
import type { BriefScope } from '#content/writing/generation-plan.ts'

const values = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`
const figure = (count: number) => count.toLocaleString('en')
const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`

/** Every word of the brief for the writer, in English. Those in the specification stand as written there. */
export const texts = {
  title: 'AI Content Generation - Setup',
  page: 'What the page is about',
  topic: 'Topic',
  topicPlaceholder: 'A cashback credit card for everyday spending',
  audience: 'Audience',
  audiencePlaceholder: 'Salaried residents who compare cards online',
  keyMessages: 'Key messages',
  keyMessagesHint: 'One thought each, with its figures. No figure is written that you do not give.',
  keyMessage: (place: number) => `Key message ${place}`,
  addKeyMessage: 'Add a key message',
  removeKeyMessage: (place: number) => `Remove key message ${place}`,
  lastStays: 'One always stays.',
  contradiction: {
    title: (one: string, other: string) =>
      `${one} and ${other[0]?.toLowerCase()}${other.slice(1)} say different things`,
    hint: 'Texts are written once you choose. What you do not keep stays in this list, left out, and can be taken back.',
    topicHint:
      'Texts are written once you choose. The key message stays in this list, left out, and can be taken back.',
    contextHint:
      'Texts are written once you choose. A message that you keep counts as confirmed; the context itself is never quoted.',
    audienceHint: 'Texts are written once you choose. A message that you keep counts as confirmed.',
    keep: (name: string) => `Keep ${name[0]?.toLowerCase()}${name.slice(1)}`,
    keepTopic: 'Keep the topic',
    change: (name: string) => `Change the ${name.toLowerCase()}`,
    neither: 'Write without both',
  },
  past: {
    title: (name: string, day: string) => `${name} was to be had until ${day}, which is over`,
    hint: 'Texts are written once you choose. What you do not keep stays in this list, left out, and can be taken back.',
    topicHint: 'Texts are written once the topic says something else.',
    without: 'Write without it',
    mend: (name: string) => `Mend ${name[0]?.toLowerCase()}${name.slice(1)}`,
  },
  leftOut: 'Left out: no text is written from it.',
  leftOutSaid: (count: number) =>
    count === 1 ? 'One key message is left out.' : `${count} key messages are left out.`,
  takeBack: 'Take back',
  takeBackMessage: (place: number) => `Take back key message ${place}`,
  allLeftOut: 'All key messages are left out. Please take one back, or add one.',
  noMore: (most: number) => `${most} are the most.`,
  tone: 'Tone',
  tones: {
    professional: 'Professional',
    casual: 'Casual',
    luxury: 'Luxury',
    friendly: 'Friendly',
  } satisfies Record<Brief['tone'], string>,
  locale: 'Locale',
  additionalContext: 'Additional context',
  optional: 'Optional',

  sections: 'Components',
  sectionsHint: 'Open one to say how many items it has, or what it should be about.',
  noSections: 'No component on this page has texts.',
  fewerItems: (components: number) =>
    components === 1
      ? 'The key messages have something to say for fewer items of one component; its others would stay empty.'
      : `The key messages have something to say for fewer items of ${components} components; their others would stay empty.`,
  takeFewer: 'Write fewer items',
  fewerTaken: 'There are as many items as the key messages have something to say for.',
  itemCount: 'Item count',
  onlyCount: (count: number) => `Always ${items(count)}`,
  dropped: (count: number) =>
    `${items(count)} that ${count === 1 ? 'is' : 'are'} written already ${count === 1 ? 'goes' : 'go'}. Undo brings ${count === 1 ? 'it' : 'them'} back.`,
  mode: 'Generation mode',
  modes: { automatic: 'Automatic', guided: 'Guided' } satisfies Record<ItemConfig['generationMode'], string>,
  ideas: 'Guided ideas',
  ideasHint: 'The first is for the first item, and so on. Items without an idea are written automatically.',
  unusedIdeas: (count: number) => `Only the first ${count} are used: there are no more items.`,
  idea: (place: number) => `Idea ${place}`,
  addIdea: 'Add an idea',
  removeIdea: (place: number) => `Remove idea ${place}`,
  instructions: 'Instructions for this component',
  summary: {
    items,
    guided: (ideas: number) => `guided, ${ideas} ${ideas === 1 ? 'idea' : 'ideas'}`,
    automatic: 'automatic',
    instructed: 'instructions',
  },

  scope: 'What to write',
  scopes: {
    missing: 'Only what is empty, failed or a sample',
    untouched: 'All that is neither edited nor accepted',
  } satisfies Record<BriefScope, string>,
  values,

  writer: {
    unknown: 'The server does not say who writes.',
    draft: (label: string) => `${label}. It arranges what you say here, and adds no facts of its own.`,
    model: (label: string) => `Written by ${label}.`,
  },

  required: {
    topic: 'Please describe what this page is about',
    audience: 'Please describe your target audience',
    keyMessages: 'Please add at least one key message',
    ideas: (name: string) => `Please provide ideas for ${name} or switch to automatic mode`,
  },
  tooLong: (excess: number, most: number) =>
    `${excess} over the limit of ${most} characters. Please shorten it.`,
  tooMany: (excess: number, most: number) =>
    `${excess} more than the ${most} that can be sent. Please remove some.`,
  wholeTooLong: (length: number, most: number) =>
    `The brief has ${figure(length)} characters in all, and the writer takes ${figure(most)}. Please shorten it by ${figure(length - most)}.`,
  nothingLeft: 'Nothing is left to write: everything on this page is written.',
  nothingMissing: 'Nothing is empty or failed. To regenerate what is written, choose the other.',
  nothingUntouched: 'Everything on this page is edited or accepted.',

  /** `addresses` are those that nobody has given yet. */
  toWrite: (
    { toWrite, done }: { toWrite: number; done: number },
    { total, addresses }: { total: number; addresses: number },
  ) => {
    if (toWrite === 0) return 'Nothing to write'
    if (toWrite === total) return `${values(toWrite)} to write`
    const counted = `${toWrite} of ${values(total)} to write${done > 0 ? `, ${done} done` : ''}.`
    return addresses === 0 ? counted : `${counted} Links and pictures are yours to add.`
  },
  /** Of a page that is written in part. */
  goesOn: (done: number, total: number) =>
    `This page is written in part: ${done} of ${values(total)} ${done === 1 ? 'is' : 'are'} done. Generate Content goes on with what is empty or failed.`,
  takenUp: 'You typed this before and have not used it yet.',
  unsaved: {
    title: 'Discard what you typed?',
    text: 'This page keeps the brief that it had before.',
    discard: 'Discard',
    keep: 'Keep editing',
  },
  cancel: 'Cancel',
  generate: 'Generate Content',
  keep: 'Save without writing',
  kept: 'The brief is saved. No text is written.',
} as const
