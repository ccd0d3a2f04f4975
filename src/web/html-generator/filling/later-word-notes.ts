import { laterPart } from '../../loading/later-part.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The rules about words are fetched by themselves: they weigh as much as the whole screen. */
export const LaterWordNotes = lazyPart(
  laterPart(async () => (await import('../../words/word-notes.tsx')).WordNotes),
)
