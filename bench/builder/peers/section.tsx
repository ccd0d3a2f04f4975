import { thumbnailUrl } from '../library.ts'
import './section.css'

type Props = { code: string }

/** A placed section, the same in every peer: the component's picture in a column of 960 px. */
export function Section({ code }: Props) {
  return (
    <section className="section" data-bench>
      <img src={thumbnailUrl(code)} alt={code} draggable={false} />
    </section>
  )
}
