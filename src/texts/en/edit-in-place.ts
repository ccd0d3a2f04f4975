import type { Field } from '#catalogue/manifest.ts'

/** Every word of editing on the page itself, in English. Items count from 0 where they are given, and from 1 where they are said. */
export const texts = {
  /** 'Title', 'Question, item 2', or 'Bullets, item 2, entry 1' */
  valueName: (label: string, item?: number, entry?: number) =>
    [label, item !== undefined && `item ${item + 1}`, entry !== undefined && `entry ${entry + 1}`]
      .filter(Boolean)
      .join(', '),
  enter: {
    keep: 'Enter keeps it.',
    line: 'Control or Command with Enter keeps it.',
    entry:
      'Enter begins the next entry, and in an empty one ends the list. Control or Command with Enter keeps it.',
    form: 'Enter leads to its address.',
  },
  keys: (enter: 'keep' | 'line' | 'entry' | 'form') =>
    `${texts.enter[enter]} Escape takes it back. Tab goes on to the next value. Alt with F10 leads to what can be done with it.`,

  bar: (name: string) => `What can be done with ${name}`,
  changedHere:
    'This text was changed meanwhile. What you type replaces it; it stays among the earlier texts.',
  look: 'Open or close it',
  editAddress: 'Edit the address',

  form: {
    choose: { links: 'Or one from this page', pictures: 'Or a picture of this page' },
    nothingChosen: 'Choose …',
    sections: 'Sections of this page',
    used: 'Used on this page before',
    /** At one click. */
    takeInstead: (address: string) => `Use ${address}`,
    doubts: {
      'link-without-target': (target: string) =>
        `${target} is not on this page. Choose one of its sections, or mend the address.`,
      'mail-to-nobody': () =>
        'A whole mail address is missing behind mailto:, such as cards@emiratesnbd.com.',
      'number-to-nobody': () => 'A phone number is missing behind tel:, such as +971600540000.',
    },
    section: (name: string, anchor: string) => `${name}, ${anchor}`,
    keep: 'Keep',
    cancel: 'Cancel',
    teamPicture: 'A picture of the team',
    crops: {
      wide: 'Shown 16 to 9 or wider: above and below it is cut off.',
      landscape: 'Shown 16 to 10: what is higher or wider is cut off.',
      classic: 'Shown 4 to 3: what is higher or wider is cut off.',
      portrait: 'Shown 3 to 4, upright: its sides are cut off.',
      square: 'Shown as a square: what is higher or wider is cut off.',
      'cut-out': 'Shown whole, on a clear ground.',
      logo: 'Shown whole, small.',
    } satisfies Record<NonNullable<Field['picture']>, string>,
  },

  item: {
    name: (place: number, count: number) => `Item ${place} of ${count}`,
    tools: 'Item',
    drag: 'Drag to another place',
    duplicate: 'Duplicate item',
    remove: 'Remove item',
    earlier: 'Move item back',
    later: 'Move item on',
    duplicated: (place: number) => `Duplicated as item ${place}`,
  },

  entry: {
    name: (place: number, count: number) => `Entry ${place} of ${count}`,
    tools: 'Entry',
    isFirst: 'It is the first entry.',
    isLast: 'It is the last entry.',
  },

  said: {
    takenBack: (label: string) => `${label} is as it was`,
    gone: (label: string) => `${label} is gone from the page, and what you typed in it`,
  },
} as const
