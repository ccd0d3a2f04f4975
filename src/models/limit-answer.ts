/** What a model may answer: a thousand times the longest value. */
export const maxAnswerBytes = 1024 * 1024

export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/** A `fetch` whose answers break off at their limit, counted as they are read: unpacked, whatever they say of their length. */
export function limitAnswers(send: typeof fetch, most = maxAnswerBytes): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!response.body) return response
    return new Response(response.body.pipeThrough(countTo(most)), response)
  }
}

/** Whether that is behind an error of whoever read the answer. */
export function isAnswerTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof AnswerTooLong || isAnswerTooLong(error.cause)
}

function countTo(most: number) {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > most) controller.error(new AnswerTooLong())
      else controller.enqueue(piece)
    },
  })
}
