const listed = (names: readonly string[]) => names.join(', ')

/** What is said of the accounts, by the server and by the command that looks after them, in English. */
export const texts = {
  usage: 'Usage: npm run accounts -- list | rotate <user>',
  unknownUser: (user: string, users: readonly string[]) =>
    `There is no account ${user}. There are ${listed(users)}.`,
  overtaken: (user: string) => `${user} was given another password at the same time. That one is valid.`,
  rotated: (user: string, password: string) =>
    `${user} ${password}\nThis is shown once. A running server takes it at the next call; open pages need a reload.`,
  foreignFile: (path: string) =>
    `Nothing was changed: ${path} belongs to another user. Please run this as that user, so that the server can still read it.`,
  noFile: (path: string) => `There is no ${path} yet. The first start of the server makes the accounts.`,
  locked: (lock: string) => `Somebody else is changing the accounts. If nobody is, please remove ${lock}.`,
  unreadable: (path: string, reason: string) =>
    `${path} is not a valid file of accounts (${reason}). Please bring back a good copy.`,
  gone: (path: string) => `${path} is gone.`,
  lost: (reason: string) => `${reason} No sign-in is taken until it can be read.`,
  found: (path: string) => `${path} can be read again. Sign-ins are taken.`,
  otherNames: (usernames: readonly string[], path: string, users: readonly string[]) =>
    `USERNAMES names ${listed(usernames)}, but the accounts in ${path} are ${listed(users)}. Please unset USERNAMES, or move that file away to have new accounts made.`,
} as const
