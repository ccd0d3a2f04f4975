/**
 * Shows CSS in a document, a line of it in an element of its own: first what holds for every page, then component by
 * component. What is there already stays, since all sections are styled anew where styles are replaced.
 */
export function createStyles(document: Document): (css: string) => void {
  const shown = new Map<string, HTMLStyleElement>()
  let last = ''

  return (css) => {
    if (css === last) return
    last = css
    const lines = css.split('\n')
    if (!shown.has(lines[0] ?? '')) {
      for (const style of shown.values()) style.remove()
      shown.clear()
    }
    for (const line of lines.filter((each) => !shown.has(each))) {
      const style = document.createElement('style')
      style.textContent = line
      document.head.append(style)
      shown.set(line, style)
    }
  }
}
