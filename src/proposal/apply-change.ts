import type { Manifest } from '#catalogue/manifest.ts'
import type { Piece } from '#word/blocks/piece.ts'
import { answerQuestion } from './answer-question.ts'
import { becomeComponent, joinSections, splitSection } from './change-proposal.ts'
import { type Cut, cutLine, joinLine } from './cut-lines.ts'
import type { GrainRole } from './grain.ts'
import { moveSection, moveWords } from './move-words.ts'
import { leaveOut, placeWords, type Target } from './place-words.ts'
import type { Proposal } from './proposal.ts'
import { takeVersion } from './take-version.ts'

/** Up or down by one. */
export type Step = -1 | 1

/** What a person changes of a proposal. Sections are known by their ids, all else by its place in the document. */
export type Change =
  | { is: 'component'; section: number; code: string }
  | { is: 'split-section'; section: number; at: Piece }
  | { is: 'join-sections'; section: number }
  | { is: 'move-section'; section: number; by: Step }
  | { is: 'place'; words: readonly Piece[]; to: Target }
  | { is: 'leave-out'; words: readonly Piece[] }
  | { is: 'move'; words: readonly Piece[]; by: Step }
  | { is: 'join-line'; words: readonly Piece[]; to: readonly Piece[] }
  | { is: 'cut-line'; cut: Cut }
  | { is: 'answer'; label: string; answer: GrainRole | 'note' }
  | { is: 'version'; group: number; option: number }
  /** Lines were sorted: the page as it is then. */
  | { is: 'sorted'; page: Proposal }

/** The same proposal where there is nothing to change. */
export function applyChange(proposal: Proposal, change: Change, manifest: Manifest): Proposal {
  switch (change.is) {
    case 'component':
      return becomeComponent(proposal, change.section, change.code, manifest)
    case 'split-section':
      return splitSection(proposal, change.section, change.at, manifest)
    case 'join-sections':
      return joinSections(proposal, change.section, manifest)
    case 'move-section':
      return moveSection(proposal, change.section, change.by)
    case 'place':
      return placeWords(proposal, change.words, change.to, manifest)
    case 'leave-out':
      return leaveOut(proposal, change.words, manifest)
    case 'move':
      return moveWords(proposal, change.words, change.by, manifest)
    case 'join-line':
      return joinLine(proposal, change.words, change.to, manifest)
    case 'cut-line':
      return cutLine(proposal, change.cut, manifest)
    case 'answer':
      return answerQuestion(proposal, change.label, change.answer, manifest)
    case 'version':
      return takeVersion(proposal, change.group, change.option, manifest)
    case 'sorted':
      return change.page
  }
}
