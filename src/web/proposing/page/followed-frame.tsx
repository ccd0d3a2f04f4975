import { useEffect, useRef, useState } from 'react'
import { FittedFrame } from '../../page-frame/fitted-frame.tsx'
import { picturePolicy, usePictures } from '../../pictures/picture-store.ts'
import { previewOf } from '../../pictures/preview-of.ts'
import { type FramedPage, openFramedPage } from './framed-page.ts'

type Props = {
  html: string
  width: number
  title: string
  /** The id of the section's element that is marked and brought into sight, and the words in it that are. */
  id: string | undefined
  words: string | undefined
  onChoose: (id: string, words: string) => void
}

/**
 * One frame for a page that changes: what is new is put into its document, so that it stays where it was scrolled to. No script runs in
 * it. A click chooses a section, where the browser tells of clicks in such a frame.
 */
export function FollowedFrame({ html, width, title, id, words, onChoose }: Props) {
  const [first] = useState(() => inFrame(html))
  const [opened, setOpened] = useState<FramedPage>()
  const choose = useRef(onChoose)
  choose.current = onChoose

  useEffect(() => opened?.show(inFrame(html)), [opened, html])

  // biome-ignore lint/correctness/useExhaustiveDependencies(html): what is drawn anew is marked anew
  useEffect(() => opened?.mark({ id, words }), [opened, html, id, words])

  useEffect(() => opened?.bring({ id, words }), [opened, id, words])

  return (
    <FittedFrame
      source={first}
      width={width}
      title={title}
      sandbox="allow-same-origin"
      onLoad={(frame) => setOpened(openFramedPage(frame, first, (...chosen) => choose.current(...chosen)))}
    />
  )
}

function inFrame(html: string): string {
  const { arrivals } = usePictures.getState()
  return previewOf(html, picturePolicy(), (url) => arrivals[url] === 'failed')
}
