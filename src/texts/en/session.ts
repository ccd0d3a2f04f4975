/** Every word about who is signed in, in English. */
export const texts = {
  logOut: 'Log out',
  signedInAs: (username: string) => `Signed in as ${username}`,
  confirm: {
    question: 'Are you sure you want to logout?',
    assurance: 'Your work stays in this browser.',
    yes: 'Log out',
    no: 'Stay signed in',
  },
  notKept:
    'This browser does not let us remember that you signed in. It holds in this tab until you reload or close it.',
} as const
