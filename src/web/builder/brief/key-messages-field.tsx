import { type ClipboardEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import { briefLimits } from '#content/writing/writing.ts'
import { texts } from '#texts/brief.ts'
import { texts as factTexts } from '#texts/facts.ts'
import { announce } from '../../ui/announce.ts'
import type { BriefForm } from './brief-form.ts'
import { Contradiction } from './contradiction.tsx'
import type { BriefErrors } from './find-brief-errors.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { useSignature, withSource } from './line-sources.ts'
import { PastMessage } from './past-message.tsx'
import type { Entry } from './text-list.ts'
import { TextListField } from './text-list-field.tsx'

type Props = {
  form: BriefForm
  errors: BriefErrors
  onChange: (next: Partial<BriefForm>) => void
  onPasteTable: (event: ClipboardEvent) => boolean
}

/** The key messages, with what is left out of them and what is still to be decided. */
export function KeyMessagesField({ form, errors, onChange, onPasteTable }: Props) {
  const { keyMessages, leftOut, confirmed, sources } = form
  const id = useId()
  const sign = useSignature()
  const noteId = ({ id: row, text }: Entry) => (leftOut.includes(text) ? `${id}-left-out-${row}` : undefined)

  function leaveOut(messages: string[]) {
    onChange({ leftOut: [...new Set([...leftOut, ...messages])] })
    announce(texts.leftOutSaid(messages.length))
  }

  function confirm(message: string) {
    onChange({
      confirmed: [...new Set([...confirmed, message])],
      sources: withSource(sources, [message], { confirmed: sign() }),
    })
    announce(factTexts.said.confirmed(1))
  }

  function takeBack({ id: row, text }: Entry) {
    flushSync(() => onChange({ leftOut: leftOut.filter((left) => left !== text) }))
    document.querySelector<HTMLElement>(`[data-entry="${row}"]`)?.focus()
  }

  return (
    <TextListField
      label={texts.keyMessages}
      hint={texts.keyMessagesHint}
      entries={keyMessages}
      error={errors.keyMessages}
      rowLabel={texts.keyMessage}
      removeLabel={texts.removeKeyMessage}
      addLabel={texts.addKeyMessage}
      lastStays={texts.lastStays}
      fullReason={keyMessages.length >= briefLimits.messages ? texts.noMore(briefLimits.messages) : undefined}
      noteId={noteId}
      below={(entry, place) => {
        const note = noteId(entry)
        if (note) return <LeftOutNote id={note} place={place} onTakeBack={() => takeBack(entry)} />
        return (
          <>
            {errors.past?.map(
              (past) =>
                past.said.kind === 'message' &&
                past.said.id === entry.id && <PastMessage key="past" past={past} onLeaveOut={leaveOut} />,
            )}
            {errors.questions
              ?.filter(({ other }) => other.id === entry.id)
              .map((question) => (
                <Contradiction
                  key={keyOf(question.one)}
                  question={question}
                  onLeaveOut={leaveOut}
                  onConfirm={confirm}
                />
              ))}
          </>
        )
      }}
      onChange={(changed) => onChange({ keyMessages: changed })}
      onPasteOther={onPasteTable}
    />
  )
}

function keyOf(said: { kind: string; place?: number }): string {
  return `${said.kind}-${said.place}`
}
