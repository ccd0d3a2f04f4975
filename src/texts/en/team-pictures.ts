/** Words around pictures that the team keeps, in English. */
export const texts = {
  group: 'Picture',
  choose: 'Choose a file',
  file: 'Picture file',
  drop: 'Drop a picture here, or paste one',
  kinds: 'JPEG, PNG or WebP, up to 12 MB',
  dropNow: 'Let go to add the picture',
  sending: (percent: number) => `Sending the picture: ${percent}%`,
  making: 'The picture is made ready for the page',
  preparing: 'The picture is made smaller',
  stop: 'Stop',
  added: (name: string) => `${name} is added. Say what it shows.`,
  oneOnly: 'One picture goes here. Please choose one file.',
  failures: {
    away: 'The server cannot be reached, so the picture was not added. Your page is safe; please try again in a while.',
    'signed-out': 'Your sign-in has ended. Please sign in again, then add the picture.',
    cancelled: 'The picture was not added.',
  },

  alt: 'What it shows',
  altHint: 'For those who cannot see it: one sentence, without “picture of”.',
  altHintLinked:
    'For those who cannot see it, in one sentence. Without it the title beside the picture speaks for it.',
  altMissing: 'Say what it shows, or that it only decorates.',
  decorative: 'It only decorates',
  decorativeHint: 'Nothing is lost for those who cannot see it.',
  focus: (left: number, top: number) =>
    `What stays in sight: ${left}% from the left, ${top}% from the top. Arrow keys move it.`,
  focusHint: 'The section shows what is inside the frame. Move it, or click on what must stay in sight.',
  onSite: 'A path of the site itself: this picture can be seen where the page stands.',
  notLoaded: 'This picture cannot be loaded. Mend its address, or choose another one.',
  coming: 'The picture is coming',
  notHere: 'This picture of the team is not here now. It comes when the server does.',

  library: 'From the library',
  hideLibrary: 'Hide the library',
  search: 'Search pictures',
  none: 'The team has no pictures yet. Add the first one here.',
  noneFound: 'No picture of that name.',
  loading: 'The pictures of the team are coming',
  use: (name: string) => `Use ${name}`,
  uses: (pages: number) => {
    if (pages === 0) return 'on no page'
    return pages === 1 ? 'on 1 page' : `on ${pages} pages`
  },
  remove: (name: string) => `Delete ${name}`,
  removeForGood: 'Delete for good',
  removed: (name: string) => `${name} is deleted.`,
} as const
