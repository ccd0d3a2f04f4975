/** A question that the brief answers itself: "Can expats apply? Yes, with a salary of AED 8,000". */
export function answerIn(text: string): { question: string; answer: string } | undefined {
  const [, question, answer] =
    /^((?:can|is|are|do|does|will|may|must|who|how|what|when|where|which|هل|كم|كيف|متى|من)(?!\p{L})[^?؟]{4,120}[?؟])\s+((?:yes|no|نعم|لا)[,،.]\s\S[^?؟]{3,})$/iu.exec(
      text.trim(),
    ) ?? []
  return question && answer ? { question, answer } : undefined
}

/** "Q: …" above "A: …" as one line; the others as they are. */
export function joinAnswers(text: string): string {
  return text.replace(asked, '$1 $2')
}

const asked =
  /^\s*(?:q|question|س|سؤال)\d*\s?[:.)–-]\s*([^\n?؟]{6,120}[?؟])\s*\n\s*(?:a|ans|answer|ج|جواب)\d*\s?[:.)–-]\s*(\S[^\n?؟]{3,})$/gimu
