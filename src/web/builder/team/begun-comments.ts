import { useState } from 'react'

/** Words that nobody has sent yet, by the place that they are about; as long as the tab is open. */
const begun = new Map<string, string>()

export function isBegun(place: string): boolean {
  return begun.has(place)
}

/** A comment that is being written: after a look at something else its words are there again. `said`: what it says already. */
export function useBegunComment(place: string, said: string) {
  const [text, setText] = useState(() => begun.get(place) ?? said)
  return {
    text,
    write: (words: string) => {
      setText(words)
      if (words === said) begun.delete(place)
      else begun.set(place, words)
    },
    /** It is sent or given up. */
    end: () => {
      setText('')
      begun.delete(place)
    },
  }
}

export function placeOfAnswer(commentId: string): string {
  return `answer ${commentId}`
}

export function placeOfEdit(commentId: string): string {
  return `edit ${commentId}`
}
