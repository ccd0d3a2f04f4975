/** Tabs tell one another when they have stored, deleted or brought back a page. */
const channelName = 'webpage-builder.pages'

let channel: BroadcastChannel | undefined
const inThisTab = new Set<() => void>()

export function tellOtherTabs(pageId: string) {
  open()?.postMessage(pageId)
  for (const react of inThisTab) react()
}

/** Calls back after every change of a stored page, whichever tab made it. */
export function watchStoredPages(react: () => void): () => void {
  const stop = watchOtherTabs(react)
  inThisTab.add(react)
  return () => {
    stop()
    inThisTab.delete(react)
  }
}

/** Calls back with the id of each page that another tab changed. */
export function watchOtherTabs(react: (pageId: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') react(data)
  }
  const opened = open()
  opened?.addEventListener('message', onMessage)
  return () => opened?.removeEventListener('message', onMessage)
}

/** Where the browser opens none, tabs learn of one another when they save. */
function open(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(channelName)
    return channel
  } catch {
    return undefined
  }
}
