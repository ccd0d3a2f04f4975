const untitled = 'Untitled page'
const nameOf = (pageName: string) => pageName || untitled

/** Words of what a person does with whole pages, and of whether they are saved, in English. */
export const texts = {
  menu: 'Page menu',

  recent: 'Recent pages',
  allPages: 'All pages',

  nameOf,
  created: 'A new page is open',
  opened: (pageName: string) => `${nameOf(pageName)} is open`,
  renamed: (pageName: string) => `The page is now ${nameOf(pageName)}`,
  duplicated: (pageName: string) => `Duplicated as ${nameOf(pageName)}`,
  deleted: (pageName: string) => `Deleted ${nameOf(pageName)}. Undo or the list of pages brings it back.`,
  undo: 'Undo',
  broughtBack: (pageName: string) => `${nameOf(pageName)} is back`,
  panelFailed:
    'This part of the builder could not be loaded; your work is kept. Look whether you are connected, and try again.',

  /** What is shown here comes from there. */
  changedElsewhere: 'Another tab changed this page.',

  tryAgain: 'Retry',

  /** Why a page could not be copied, renamed, deleted or brought back. */
  refusals: {
    unknown: 'This page is not in this browser any longer.',
    deleted: 'This page was deleted.',
    damaged: 'This page cannot be read. It stays in this browser as it is.',
    'changed-elsewhere': 'This page has just been changed in another tab. Please try again.',
    'deleted-elsewhere': 'This page was deleted in another tab.',
    gone: 'This page is not in this browser any longer.',
    'storage-full': "Nothing was changed: the browser's storage is full.",
    'storage-blocked': 'Nothing was changed: this browser does not let us use its storage.',
  },

  /** Why another page opened than the one at this address. */
  notOpened: {
    damaged: 'The page at this address cannot be read. It was left as it is, and a new page is open.',
    deleted: 'The page at this address was deleted. A new page is open.',
    'deleted-for-all': 'The page at this address was deleted for everyone. A new page is open.',
    away: 'The page at this address is not on this device, and the server cannot be reached. A new page is open; try the address again later.',
    unreadable:
      'The page at this address was saved by a newer builder. A new page is open; load this tab anew and try again.',
    'not-stored': 'The page at this address could not be stored in this browser. A new page is open.',
  },
  bringBack: 'Bring it back',

  notice: {
    'storage-full': {
      title: "This page is not saved: the browser's storage is full.",
      text: 'Export it to be safe, and delete pages that you no longer need. Your work stays open in this tab. Retry makes room by forgetting pages that were deleted more than an hour ago.',
    },
    'storage-blocked': {
      title: 'This page is not saved: this browser does not let us use its storage.',
      text: 'Allow this site to store data, or leave private browsing. Until then, export your work before you close this tab.',
    },
    'changed-elsewhere': {
      title: 'This page was changed in another tab, and here as well.',
      text: 'Nothing is overwritten. The other version is the one that is saved; showing it loses the unsaved changes of this tab.',
    },
    'deleted-elsewhere': {
      title: 'This page was deleted in another tab.',
      text: 'It is still open here. Keep it as a new page, or open another one.',
    },
    gone: {
      title: 'This page is not in this browser any longer.',
      text: 'The data of this site was cleared. The page is still open here: keep it as a new page.',
    },
    retry: 'Retry',
    retrying: 'Saving…',
    export: 'Export',
    pages: 'Pages',
    takeOther: 'Show the other version',
    keepMine: 'Keep mine as a new page',
    keep: 'Keep it as a new page',
    took: 'This is the version of the other tab',
    kept: (pageName: string) => `${nameOf(pageName)} is kept as a new page`,
    otherGone: 'The other version is gone. Keep yours as a new page.',
  },
} as const
