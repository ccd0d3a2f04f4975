import { splitQuotations } from './split-quotations.ts'

type Props = { children: string }

/** A message reads in the direction of the screen, whatever the language of what it quotes. */
export function MessageWords({ children: message }: Props) {
  return splitQuotations(message).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
  )
}
