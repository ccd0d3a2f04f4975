import type { Locale } from '#base/locale.ts'
import type { Choices } from '#formats/format.ts'
import type { FormatId } from '#formats/formats.ts'

/** Words of the export dialog, in English. Those in the specification stand here as written there. */
export const texts = {
  title: 'Export Page',
  pageName: 'Page Name',
  pageNamePlaceholder: 'emirati-credit-card',
  pageNameHint: 'Lowercase letters, digits and hyphens. The files are named after it.',
  locale: 'Locale',
  locales: { 'en-AE': 'English (UAE)', 'ar-AE': 'Arabic (UAE)' } satisfies Record<Locale, string>,
  files: 'Files',
  formats: {
    layout: {
      name: 'Layout file',
      about: 'The layout, which this builder opens again. Comes with Export DOCX.',
    },
    word: { name: 'Word document', about: 'The Word document, to write in. Comes with Export DOCX.' },
    html: { name: 'Web page', about: 'The finished web page. Comes with Generate HTML.' },
    both: {
      name: 'Web page in both languages',
      about:
        'The finished web page in English and Arabic, in a ZIP. Comes with Generate both; so do the sign-off records of each, in the ZIP.',
    },
    'sign-off': {
      name: 'Sign-off record',
      about: 'What the page says, where it has that from, and who answers for it. Comes with Generate HTML.',
    },
    'sign-off-data': {
      name: 'Sign-off record as data',
      about: 'The same for whoever verifies the page. Comes with Generate HTML.',
    },
    markdown: {
      name: 'Texts as Markdown',
      about: 'Every text that stands, accepted or not, to be pasted into a mail or a document.',
    },
  } satisfies Record<FormatId, { name: string; about: string }>,
  /** Before anything is made. */
  before: 'Before the export',
  accepted: (count: number, total: number) =>
    count === total ? `All ${total} values are accepted.` : `${count} of ${total} values are accepted.`,
  leftOut: (count: number) =>
    count === 1
      ? 'The HTML gets accepted values alone: 1 value is left out.'
      : `The HTML gets accepted values alone: ${count} values are left out.`,
  gaps: {
    blocked: (count) => (count === 1 ? '1 finding blocks the HTML.' : `${count} findings block the HTML.`),
    required: (count) => (count === 1 ? '1 required value is empty.' : `${count} required values are empty.`),
    wrong: (count) =>
      count === 1
        ? '1 value is not what its field takes.'
        : `${count} values are not what their fields take.`,
    samples: (count) => (count === 1 ? '1 value is still a sample.' : `${count} values are still samples.`),
    past: (count) => (count === 1 ? '1 day on the page is over.' : `${count} days on the page are over.`),
    doubtful: (count) =>
      count === 1 ? '1 value looks like a mistake.' : `${count} values look like mistakes.`,
    over: (count) => (count === 1 ? '1 value is over its limit.' : `${count} values are over their limit.`),
    notAccepted: (count) =>
      count === 1 ? '1 section has values to accept.' : `${count} sections have values to accept.`,
    leftOut: (count) =>
      count === 1
        ? '1 section has nothing accepted, so the HTML leaves it out.'
        : `${count} sections have nothing accepted, so the HTML leaves them out.`,
    buttons: (count) =>
      count === 1
        ? '1 button has no address, so it leads to the next section.'
        : `${count} buttons have no address, so they lead to the next section.`,
    waived: (count) => (count === 1 ? '1 finding is waived.' : `${count} findings are waived.`),
  } satisfies Record<string, (count: number) => string>,
  noItems: (count: number) =>
    count === 1 ? '1 section has no item filled in.' : `${count} sections have no item filled in.`,
  led: (count: number, url: string) =>
    count === 1
      ? `1 button leads to the action address, ${url}.`
      : `${count} buttons lead to the action address, ${url}.`,
  gapHeadings: {
    blocked: (count) => `What blocks the HTML (${count})`,
    required: (count) => `Empty, but required (${count})`,
    wrong: (count) => `Not what the field takes (${count})`,
    samples: (count) => `Still samples (${count})`,
    past: (count) => `Days that are over (${count})`,
    doubtful: (count) => `Worth a look (${count})`,
    over: (count) => `Over the limit (${count})`,
    notAccepted: (count) => `Not accepted yet (${count === 1 ? '1 section' : `${count} sections`})`,
    leftOut: (count) => `Sections left out (${count})`,
    buttons: (count) => `Buttons without an address (${count})`,
    waived: (count) => `Waived (${count})`,
  } satisfies Record<string, (count: number) => string>,
  gapHints: {
    blocked: 'Change the words, or answer for them with your name and a reason when you generate the HTML.',
    required: 'Until they are filled in, the HTML Generator refuses the Word document of this page.',
    wrong: 'Until they are mended, the HTML Generator refuses the Word document of this page.',
    samples: 'They are accepted, so the page gets them. No word of them was written for it.',
    past: 'The page goes out as it is. Change the words, or take out the offer that has ended.',
    doubtful: 'The page gets them as they are. Mend what nobody meant to be there.',
    over: 'They may stay; look whether the page still reads well.',
    notAccepted: 'The Word document gets them all the same.',
    leftOut: 'They stay on your page, and come back with their first accepted text.',
    buttons: 'Give them an address, or give the page an action address below.',
    waived: 'Somebody answers for them. Each can be taken back where it stands.',
  },
  choices: {
    usePlaceholderImages: {
      label: 'Use placeholder images',
      hint: 'Stand-ins where a picture is missing.',
    },
    signOff: {
      label: 'Sign-off record beside the HTML',
      hint: 'Facts, figures, findings and waivers, with a digest that tells this very page from any other. Generate HTML saves three files: allow all of them if the browser asks. Generate both puts a record of each language into the ZIP.',
    },
    protect: {
      label: 'Protect everything but the values',
      hint: 'Word then lets nobody add or delete items, and Word in the browser does not edit it at all.',
    },
    beside: {
      label: 'The other language beside the values',
      hint: 'A locked column in the Word document, for whoever translates. It is not read back as text of the page.',
    },
  } satisfies Record<keyof Choices, { label: string; hint: string }>,
  preview: 'Preview',
  exportHint: 'Export DOCX saves two files. If the browser asks, allow both.',
  away: 'The server cannot be reached.',
  nothingLost: 'Your page is as it was.',
} as const
