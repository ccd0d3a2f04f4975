import { texts as briefTexts } from '#texts/brief.ts'
import { texts } from '#texts/inspector.ts'
import { Button } from '../../../ui/button.tsx'
import { findWritingObstacle, openBrief } from '../../writing/open-brief.ts'
import { Facts } from '../selected/facts.tsx'
import type { Selected } from '../selected/selected.ts'

type Props = { selected: Selected }

/** What was said of how its texts are to be written, and the way to say otherwise. */
export function SectionWriting({ selected: { component, writing } }: Props) {
  const { config, instructions } = writing
  const ideas = config?.generationMode === 'guided' ? config.guidedIdeas.filter((idea) => idea.trim()) : []
  const items = component.docx.items && config
  return (
    <>
      <Facts
        facts={[
          ...(items
            ? [
                {
                  name: texts.mode,
                  value: `${briefTexts.summary.items(items.itemCount)} · ${briefTexts.modes[items.generationMode]}`,
                },
              ]
            : []),
          ...(ideas.length > 0
            ? [
                {
                  name: texts.ideas,
                  value: (
                    <ol>
                      {ideas.map((idea, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: ideas have no identity but their place
                        <li key={index} dir="auto">
                          {idea}
                        </li>
                      ))}
                    </ol>
                  ),
                },
              ]
            : []),
          ...(instructions
            ? [{ name: texts.instructions, value: <bdi dir="auto">{instructions}</bdi> }]
            : []),
        ]}
      />
      <Button
        size="small"
        variant="subtle"
        isDisabled={findWritingObstacle() !== undefined}
        onClick={openBrief}
      >
        {texts.changeWriting}
      </Button>
    </>
  )
}
