import type { LineSource } from '#content/writing/brief.ts'
import { texts } from '#texts/facts.ts'
import { announce } from '../../ui/announce.ts'
import type { BriefForm } from './brief-form.ts'
import { findSource, useSignature, withSource } from './line-sources.ts'
import type { UnderstoodRow } from './understood.ts'

/** A key message in the words that what was understood of it is mended in; its own words are kept beside it. */
export function useMending(form: BriefForm, onChange: (next: Partial<BriefForm>) => void) {
  const sign = useSignature()

  function write({ id, text: old }: UnderstoodRow, text: string, source: Omit<LineSource, 'line'>) {
    const isMended = source.mended !== undefined
    const without = (lines: readonly string[]) => lines.filter((line) => line !== old && line !== text)
    onChange({
      keyMessages: form.keyMessages.map((entry) =>
        entry.id === id ? { id, text, ...(isMended && { mended: text }) } : entry,
      ),
      leftOut: without(form.leftOut),
      confirmed: [...without(form.confirmed), ...(source.confirmed ? [text] : [])],
      sources: withSource(
        form.sources.filter(({ line }) => line !== old),
        [text],
        source,
      ),
    })
  }

  return {
    sourceOf: (line: string) => findSource(form.sources, line),
    /** Who mends it confirms it. `named`: where it is laid down, if that is said. */
    mend(row: UnderstoodRow, text: string, named: string) {
      const known = findSource(form.sources, row.text)
      const signed = sign()
      const isNamed = named !== (known?.taken?.of ?? '')
      const taken = isNamed && named !== '' ? { from: 'named' as const, of: named, at: signed.at } : undefined
      const kept = isNamed ? taken : known?.taken
      const was = known?.mended?.was ?? row.text
      write(row, text, {
        ...(kept && { taken: kept }),
        confirmed: signed,
        ...(was !== text && { mended: { ...signed, was } }),
      })
      announce(texts.said.mended(row.place + 1))
    },
    putBack(row: UnderstoodRow) {
      const known = findSource(form.sources, row.text)
      if (!known?.mended) return
      const { mended, taken } = known
      write(row, mended.was, taken ? { taken } : {})
      announce(texts.said.putBack(row.place + 1))
    },
    /** The words in which it was mended, after it was changed. */
    mendAgain(row: UnderstoodRow, text: string) {
      const { taken, mended } = findSource(form.sources, text) ?? {}
      const signed = sign()
      write(row, text, {
        ...(taken && { taken }),
        confirmed: signed,
        mended: { ...signed, was: mended?.was ?? row.text },
      })
      announce(texts.said.mended(row.place + 1))
    },
  }
}
