import { useState } from 'react'
import { quoteShort } from '#base/shorten.ts'
import type { Cut } from '#proposal/cut-lines.ts'
import { piecesOfLine } from '#proposal/document-lines.ts'
import { texts } from '#texts/proposing.ts'
import { textOfPiece, type Units } from '#word/blocks/piece.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './document-pane.module.css'
import type { LineRow } from './document-rows.ts'

type Props = { row: LineRow; units: Units; change: ChangeProposal }

/** The words before which a line can be cut in two; those that begin a sentence first. */
export function LineCut({ row, units, change }: Props) {
  const places = listPlaces(row, units)
  const [first] = places
  const [chosen, setChosen] = useState(first?.id ?? '')
  const place = places.find(({ id }) => id === chosen)
  if (!first) return null
  const optionsOf = (isSentence: boolean) =>
    places
      .filter((each) => each.isSentence === isSentence)
      .map(({ id, text }) => ({ value: id, label: quoteShort(text) }))
  return (
    <div className={styles.inline}>
      <SelectField
        size="small"
        label={texts.cutting.before}
        options={[
          { label: texts.cutting.sentences, options: optionsOf(true) },
          { label: texts.cutting.words, options: optionsOf(false) },
        ].filter(({ options }) => options.length > 0)}
        value={place?.id ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        size="small"
        variant="default"
        isDisabled={!place}
        onClick={() => place && change({ is: 'cut-line', cut: place.cut }, texts.said.cut)}
      >
        {texts.cutting.cut}
      </Button>
    </div>
  )
}

type Place = { id: string; cut: Cut; isSentence: boolean; text: string }

/** A row of a table is parted by its cells already. */
function listPlaces({ line }: LineRow, units: Units): Place[] {
  if (line.cells.length > 1) return []
  const places = piecesOfLine(line).flatMap((piece) => {
    const text = textOfPiece(piece, units)
    return [...text.matchAll(/(?<=\S)(\s+)(?=\S)/g)].map(({ 0: space, index }): Place => {
      const at = index + space.length
      return {
        id: `${piece.unit} ${piece.from + at}`,
        cut: { unit: piece.unit, at: piece.from + at },
        isSentence: /[.!?؟…]["”»)]*$/.test(text.slice(0, index)),
        text: text.slice(at, at + 60),
      }
    })
  })
  return places.toSorted((one, other) => Number(other.isSentence) - Number(one.isSentence))
}
