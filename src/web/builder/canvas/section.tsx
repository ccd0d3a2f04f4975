import { memo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { valueMapsOf } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { isByMachine, isSample } from '#content/values/origin.ts'
import { texts } from '#texts/canvas.ts'
import { laterPart } from '../../loading/later-part.ts'
import { AiMark } from '../../ui/ai-mark.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { isDragged, useDrag } from '../drag/drag-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { sectionId } from '../editor/focus.ts'
import type { CanvasMode } from '../view/canvas-mode.ts'
import { barOf, useCanvasView } from '../view/canvas-view.ts'
import { useSelection } from '../view/selection.ts'
import styles from './section.module.css'
import { SectionBar } from './section-bar.tsx'
import { SectionBox } from './section-box.tsx'
import { SectionPicture } from './section-picture.tsx'

/** Pages that one person has to themselves have none. */
const SectionMarks = lazyPart(laterPart(async () => (await import('../team/section-marks.tsx')).SectionMarks))

type Props = {
  instanceId: string
  code: string
  look: CanvasMode
  /** As its marks have them. */
  comments: number
  colleagues: string
  toDecide: number
}

/** One section of the page. It knows nothing of its place, so that a change elsewhere leaves it alone. */
export const Section = memo(function Section(props: Props) {
  const { instanceId, code, look, comments, colleagues, toDecide } = props
  const { isTabStop, isFocused, bar } = useCanvasView(
    useShallow((view) => ({
      isTabStop: view.tabStop === instanceId,
      isFocused: view.focused === instanceId,
      bar: barOf(view, instanceId),
    })),
  )
  const isSelected = useSelection(({ selected }) => selected?.instanceId === instanceId)
  const isLifted = useDrag((state) => isDragged(state, instanceId))
  const content = useEditor(({ draft }) => ownValue(draft.content, instanceId))

  return (
    <li data-instance={instanceId}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        id={sectionId(instanceId)}
        role="group"
        tabIndex={isTabStop ? 0 : -1}
        data-bench={import.meta.env.MODE === 'bench' || undefined}
        className={styles.section}
        data-state={bar === 'shown' ? 'active' : undefined}
        data-lifted={isLifted || undefined}
        data-selected={isSelected || undefined}
      >
        {look === 'live' ? (
          <SectionBox instanceId={instanceId} code={code} />
        ) : (
          <SectionPicture code={code} />
        )}
        {content && (
          <span className={styles.mark}>
            {hasAny(content, isSample) && <SampleMark title={texts.sample} />}
            {hasAny(content, isByMachine) && <AiMark title={texts.ai} />}
          </span>
        )}
        {(colleagues !== '' || comments > 0 || toDecide > 0) && (
          <SectionMarks {...{ colleagues, comments, toDecide }} />
        )}
        {bar !== 'none' && (
          <SectionBar instanceId={instanceId} code={code} reach={isFocused ? 'tab' : 'pointer'} look={bar} />
        )}
      </div>
    </li>
  )
})

function hasAny(instance: InstanceDraft, isMeant: (value: FieldValue) => boolean): boolean {
  return valueMapsOf(instance).some((values) => Object.values(values).some(isMeant))
}

function ownValue<Value>(values: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
