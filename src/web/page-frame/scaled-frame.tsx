import { useMemo } from 'react'
import { usePicturePolicy, usePictures } from '../pictures/picture-store.ts'
import { previewOf } from '../pictures/preview-of.ts'
import { FittedFrame } from './fitted-frame.tsx'

type Props = { html: string; width: number; title: string }

/**
 * A page at a given screen width, made smaller to fit. Nothing in it can run, read or reach anything of ours, and it
 * asks no other host for a picture unless somebody wants that.
 */
export function ScaledFrame({ html, width, title }: Props) {
  const { domains, asked, team } = usePicturePolicy()
  const arrivals = usePictures((state) => state.arrivals)
  const preview = useMemo(
    () =>
      previewOf(
        html,
        { domains, asked, ...(team !== undefined && { team }) },
        (url) => arrivals[url] === 'failed',
      ),
    [html, domains, asked, team, arrivals],
  )
  return <FittedFrame source={preview} width={width} title={title} sandbox="" />
}
