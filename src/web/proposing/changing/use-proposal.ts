import { useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Change } from '#proposal/apply-change.ts'
import { changePages } from '#proposal/change-pages.ts'
import type { Proposal } from '#proposal/proposal.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { texts } from '#texts/proposing.ts'
import { announce } from '../../ui/announce.ts'
import { startSteps, stepBack, stepOn, stepTo } from './steps.ts'

/** `said`: what people who listen hear of it. */
export type ChangeProposal = (change: Change, said: string) => void

/** The pages of a document while somebody decides what goes where; one of them is in sight. */
export function useProposal({ pages }: ProposedDocument, manifest: Manifest) {
  const [steps, setSteps] = useState(() => startSteps<readonly Proposal[]>(pages))
  const [index, setIndex] = useState(0)
  const page = steps.now[index]

  const change: ChangeProposal = (each, said) => {
    const next = changePages(steps.now, index, each, manifest)
    if (next !== steps.now) setSteps(stepTo(steps, next))
    announce(next === steps.now ? texts.said.nothing : said)
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
