/** What is typed in the set-up and not used yet, one text a page. Where nothing may be kept, nothing is. */
const prefix = 'webpage-builder.brief'

export function keepBrief(pageId: string, text: string) {
  try {
    localStorage.setItem(nameOf(pageId), text)
  } catch {
    // It lasts as long as the dialog is open.
  }
}

export function findKeptBrief(pageId: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(pageId)) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetBrief(pageId: string) {
  try {
    localStorage.removeItem(nameOf(pageId))
  } catch {
    // Nothing was kept.
  }
}

function nameOf(pageId: string): string {
  return `${prefix}/${pageId}`
}
