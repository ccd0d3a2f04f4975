import { useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { followLanguage } from '#proposal/join-languages.ts'
import type { Proposal } from '#proposal/proposal.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { texts } from '#texts/proposing.ts'
import { announce } from '../../ui/announce.ts'
import { startSteps, stepBack, stepOn, stepTo } from './steps.ts'

export type ChangeProposal = (
  operation: (page: Proposal, manifest: Manifest) => Proposal,
  said: string,
) => void

/** The pages of a document while somebody decides what goes where; one of them is in sight. */
export function useProposal({ pages }: ProposedDocument, manifest: Manifest) {
  const [steps, setSteps] = useState(() => startSteps<readonly Proposal[]>(pages))
  const [index, setIndex] = useState(0)
  const page = steps.now[index]

  const change: ChangeProposal = (operation, said) => {
    if (!page) return
    const next = operation(page, manifest)
    if (next === page) return
    setSteps(stepTo(steps, followLanguage(steps.now, steps.now.with(index, next), index, manifest)))
    announce(said)
  }

  function undo() {
    if (steps.past.length === 0) return
    setSteps(stepBack(steps))
    announce(texts.undone)
  }

  function redo() {
    if (steps.future.length === 0) return
    setSteps(stepOn(steps))
    announce(texts.redone)
  }

  return {
    ...{ pages: steps.now, page, index, show: setIndex, change, undo, redo },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
