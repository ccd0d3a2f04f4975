/** A click on a link would replace the page in its frame; aimed at a new window, which the sandbox denies, it does nothing. */
export function withoutNavigation(html: string): string {
  return html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}<base target="_blank">`)
}
