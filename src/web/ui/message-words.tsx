import { Fragment } from 'react'
import { splitQuotations } from './split-quotations.ts'

type Props = { children: string }

/**
 * A message reads in the direction of the screen, whatever the language of what it quotes; the marks around a quotation are the
 * message's own.
 */
export function MessageWords({ children: message }: Props) {
  return splitQuotations(message).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <Fragment key={index}>
        {piece.charAt(0)}
        <bdi>{piece.slice(1, -1)}</bdi>
        {piece.slice(-1)}
      </Fragment>
    ) : (
      piece
    ),
  )
}
