import { mergeImages } from '../../pictures/merge-images.ts'
import type { PageImages } from '../../pictures/page-picture.ts'
import { type SettingName, settingNames, settings } from '../compare/settings.ts'
import type { Draft } from '../draft.ts'
import type { Waiver } from '../waiver.ts'
import type { Conflict } from './conflict.ts'
import type { Merged } from './merge-content.ts'
import { mergeText } from './merge-section.ts'
import { partOf, type Sides } from './three-sides.ts'

/** What the page has besides its sections, of the face in front. */
export function mergePage(sides: Sides<Draft>): Merged<Draft> {
  const { value: merged, conflicts } = mergeSettings(sides, settingNames)
  const marked = withMarks(withMarks(merged.brief, sides, 'leftOut'), sides, 'confirmed')
  const brief = withSources(withChanged(marked, sides), sides)
  return { value: { ...withWaivers(withImages(merged, sides), sides), brief }, conflicts }
}

/** Into theirs. */
export function mergeSettings(sides: Sides<Draft>, names: readonly SettingName[]): Merged<Draft> {
  const conflicts: Conflict[] = []
  const value = names.reduce((draft, setting) => {
    const { read, write } = settings[setting]
    const { value, conflicts: asked } = mergeText(partOf(sides, read), (texts) => ({
      kind: 'setting',
      setting,
      ...texts,
    }))
    conflicts.push(...asked)
    return write(draft, value)
  }, sides.theirs)
  return { value, conflicts }
}

/** Whatever one side waived, and neither took back, is waived. */
function withWaivers(draft: Draft, sides: Sides<Draft>): Draft {
  const { base, mine, theirs } = partOf(sides, ({ waivers = [] }) => waivers)
  const idsOf = (waivers: readonly Waiver[]) => new Set(waivers.map(({ id }) => id))
  const [before, here, there] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const stays = ({ id }: Waiver) => !before.has(id) || (here.has(id) && there.has(id))
  const kept = [...theirs, ...mine.filter(({ id }) => !there.has(id))].filter(stays)
  const { waivers: _, ...rest } = draft
  return kept.length === 0 ? rest : { ...rest, waivers: kept }
}

/** A page that never had pictures has no place for them. */
export function withImages(draft: Draft, sides: Sides<Draft>): Draft {
  if (!sides.mine.images && !sides.theirs.images) return draft
  const none: PageImages = {}
  return { ...draft, images: mergeImages(partOf(sides, ({ images }) => images ?? none)) }
}

/** One key message after the other is left out, or confirmed, or not. */
function withMarks(
  brief: Draft['brief'],
  sides: Sides<Draft>,
  mark: 'leftOut' | 'confirmed',
): Draft['brief'] {
  const { base, mine, theirs } = partOf(sides, (draft) => draft.brief[mark])
  if (!mine && !theirs) return brief
  const wasMarked = new Set(base)
  const isMarked = new Set(mine)
  const stays = (message: string) => !wasMarked.has(message) || isMarked.has(message)
  const added = [...isMarked].filter((message) => !wasMarked.has(message))
  return { ...brief, [mark]: [...new Set([...(theirs ?? []).filter(stays), ...added])] }
}

/** What is said of a line is known of both sides, as long as it stands and, where somebody confirmed it, still is. */
function withSources(brief: Draft['brief'], sides: Sides<Draft>): Draft['brief'] {
  const { mine = [], theirs = [] } = partOf(sides, (draft) => draft.brief.sources)
  const known = new Map(mine.map((each) => [each.line, each]))
  for (const each of theirs) known.set(each.line, { ...known.get(each.line), ...each })
  const sources = [...known.values()].filter(
    ({ line, taken }) =>
      brief.keyMessages.includes(line) && (taken !== undefined || brief.confirmed?.includes(line) === true),
  )
  const { sources: _, ...rest } = brief
  return sources.length > 0 ? { ...rest, sources } : rest
}

/** What lines said before is known of both sides. */
function withChanged(brief: Draft['brief'], sides: Sides<Draft>): Draft['brief'] {
  const { mine = [], theirs = [] } = partOf(sides, (draft) => draft.brief.changed)
  const known = new Map([...theirs, ...mine].map((each) => [each.was, each]))
  const changed = [...known.values()].filter(({ now }) => brief.keyMessages.includes(now))
  return changed.length > 0 ? { ...brief, changed } : brief
}
