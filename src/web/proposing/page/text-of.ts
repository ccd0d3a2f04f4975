/** Words as they are compared between a document and its page, whatever stands between them. */
export function comparable(text: string): string {
  return text
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** The innermost element that says all of this. */
export function findSaying(root: Element, text: string): Element | undefined {
  const wanted = comparable(text)
  const says = (element: Element) => comparable(element.textContent ?? '').includes(wanted)
  if (wanted === '' || !says(root)) return undefined
  let found = root
  for (let next: Element | undefined = root; next; next = [...found.children].find(says)) found = next
  return found
}
