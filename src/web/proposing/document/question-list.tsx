import { useState } from 'react'
import { quoteShort } from '#base/shorten.ts'
import { type GrainRole, grainRoles, type Question } from '#proposal/grain.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ChangeProposal } from '../changing/use-proposal.ts'
import styles from './document-pane.module.css'

type Props = { page: Proposal; change: ChangeProposal }

/** Labels that nobody knows, each answered once for the whole document. */
export function QuestionList({ page, change }: Props) {
  return (
    <section className={styles.questions}>
      <h4>{texts.questions(page.questions.length)}</h4>
      <p className={styles.fact}>{texts.questionsHint}</p>
      <ul>
        {page.questions.map((question) => (
          <QuestionRow key={question.label} question={question} page={page} change={change} />
        ))}
      </ul>
    </section>
  )
}

function QuestionRow({ question: { label, places }, page, change }: Props & { question: Question }) {
  const [answer, setAnswer] = useState('')
  const samples = places
    .slice(0, 2)
    .map(({ pieces }) => quoteShort(pieces.map((piece) => textOfPiece(piece, page.units)).join(' ')))
  return (
    <li className={styles.question}>
      <p className={styles.fact}>
        <bdi>{samples.join(', ')}</bdi> {texts.questionPlaces(places.length)}
      </p>
      <div className={styles.inline}>
        <SelectField
          size="small"
          label={texts.questionIs(label)}
          options={[
            { value: '', label: texts.answers.choose },
            { value: 'note', label: texts.answers.note },
            ...grainRoles.map((role) => ({ value: role, label: texts.roles[role] })),
          ]}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
        <Button
          size="small"
          variant="light"
          isDisabled={answer === ''}
          onClick={() =>
            change({ is: 'answer', label, answer: answer as GrainRole | 'note' }, texts.said.answered(label))
          }
        >
          {texts.answer}
        </Button>
      </div>
    </li>
  )
}
