import { useState } from 'react'
import { flushSync } from 'react-dom'
import { copySections, findCopyObstacle, openIndexes } from '#content/draft/copy-sections.ts'
import type { Draft } from '#content/draft/draft.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { texts } from '#texts/copying.ts'
import { texts as pageTexts } from '#texts/pages.ts'
import type { PageSummary } from '../../drafts/draft-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import type { PanelProps } from '../view/panels-store.ts'
import { PageChoice } from './page-choice.tsx'
import { SectionChoice } from './section-choice.tsx'
import { useSource } from './use-source.ts'

/** A page of this browser is chosen, then those of its sections that this page gets too. */
export function CopyDialog({ user, isOpen, onClose }: PanelProps) {
  const { source, choose, chooseAgain } = useSource(user)
  // Read before the dialog takes the focus.
  const [focused] = useState(findFocused)
  if (source.status === 'loaded') {
    return (
      <SectionDialog
        key={source.page.pageId}
        isOpen={isOpen}
        page={source.page}
        from={source.draft}
        focused={focused}
        onBack={chooseAgain}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title={texts.title}
      description={texts.pagesDescription}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <PageChoice user={user} source={source} onChoose={(page) => void choose(page)} />
    </Dialog>
  )
}

type Props = {
  isOpen: boolean
  page: PageSummary
  from: Draft
  /** The section of this page behind which copies go unless another place is chosen. */
  focused: string | undefined
  onBack: () => void
  onClose: () => void
}

function SectionDialog({ isOpen, page, from, focused, onBack, onClose }: Props) {
  const { components } = useEditor(({ draft }) => draft.layout)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [index, setIndex] = useState(() => startingIndex(components, focused))
  const obstacleOf = obstaclesTo(components, chosen, from)
  const copied = chosen.filter((instanceId) => obstacleOf(instanceId) === undefined)

  function copy() {
    flushSync(onClose)
    act('copy-sections', {
      apply: (draft, { at, itemId }) =>
        copySections(draft, from, copied, { index, at, idStart: itemId }).draft,
    })
  }

  return (
    <Dialog
      title={texts.from(pageTexts.nameOf(displayNameOf(page)))}
      description={texts.description}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {texts.otherPage}
          </Button>
          <Button isDisabled={copied.length === 0} onClick={copy}>
            {texts.copy(copied.length)}
          </Button>
        </>
      }
    >
      <SectionChoice
        from={from}
        chosen={copied}
        obstacleOf={obstacleOf}
        onChoose={setChosen}
        index={index}
        onPlace={setIndex}
      />
    </Dialog>
  )
}

/** Of headers and footers that the page could have one of, the one that was chosen first. */
function obstaclesTo(components: Draft['layout']['components'], chosen: readonly string[], from: Draft) {
  return (instanceId: string) => {
    const code = from.layout.components.find((each) => each.instanceId === instanceId)?.code ?? ''
    if (!isHeader(code) && !isFooter(code)) return undefined
    const others = from.layout.components.filter(
      (each) => each.instanceId !== instanceId && chosen.includes(each.instanceId),
    )
    return findCopyObstacle([...components, ...others], code)
  }
}

function startingIndex(components: Draft['layout']['components'], focused: string | undefined): number {
  const open = openIndexes(components)
  const behind = components.findIndex(({ instanceId }) => instanceId === focused) + 1
  return open.includes(behind) && focused !== undefined ? behind : (open.at(-1) ?? 0)
}

function findFocused(): string | undefined {
  const place = document.activeElement?.closest<HTMLElement>('[data-instance], [data-row]')
  return place?.dataset.instance ?? place?.dataset.row
}
