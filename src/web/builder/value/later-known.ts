import { laterPart } from '../../loading/later-part.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** What looks things up in both languages is fetched once somebody looks at a text. */
export const LaterKnownTexts = lazyPart(laterPart(async () => (await import('./known-texts.tsx')).KnownTexts))
export const LaterTermNotes = lazyPart(laterPart(async () => (await import('./term-notes.tsx')).TermNotes))
