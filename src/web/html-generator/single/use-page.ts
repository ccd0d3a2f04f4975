import { useEffect, useRef } from 'react'
import type { ParseResult } from '#content/parse-result.ts'
import { readAddress, readPublicUrl } from '#content/values/safe-url.ts'
import { texts } from '#texts/html-generator.ts'
import { generateHtml } from '../../api/generate-html.ts'
import { currentToken } from '../../session/current-token.ts'
import { saveFile } from '../../ui/save-file.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { withProduct } from '../flow/with-product.ts'
import { complainOfFailure, complainOfResult } from '../messages/complaint.ts'
import type { AddressName } from './document-flow.ts'
import { drawDocument } from './draw-document.ts'
import { pageFileOf } from './page-file.ts'
import type { SingleEvent, SingleFlow } from './single-flow.ts'

/** What a user can do about the page of a document: see it and save it. */
export function usePage(flow: SingleFlow, dispatch: (event: SingleEvent) => void, reports: Reports) {
  const { complain, finish } = reports
  const drawing = useRef<AbortController>(undefined)
  const generating = useRef<AbortController>(undefined)
  /** For what goes on longer than one drawing of the screen, such as a run that fills fields. */
  const latest = useRef(flow)
  useEffect(() => {
    latest.current = flow
  })

  async function draw(result: ParseResult, usePlaceholderImages: boolean) {
    const signal = restart(drawing)
    dispatch({ type: 'preview-started', usePlaceholderImages })
    const html = await drawDocument(result, usePlaceholderImages)
    if (signal.aborted) return
    dispatch(html === undefined ? { type: 'preview-failed' } : { type: 'preview-finished', html })
  }

  function redraw(usePlaceholderImages: boolean) {
    if (flow.status === 'parsed') draw(flow.result, usePlaceholderImages)
  }

  /** The same document with other values. */
  function showAgain(result: ParseResult) {
    generating.current?.abort()
    complain(result.success ? undefined : complainOfResult(result))
    const { current } = latest
    if (result.success) draw(result, current.status === 'parsed' && current.usePlaceholderImages)
    else drawing.current?.abort()
  }

  function typeAddress(address: AddressName, text: string) {
    generating.current?.abort()
    dispatch({ type: 'address-typed', address, text })
  }

  function chooseProduct(product: string) {
    if (flow.status !== 'parsed') return
    generating.current?.abort()
    const result = withProduct(flow.result, product)
    dispatch({ type: 'product-chosen', result })
    void draw(result, flow.usePlaceholderImages)
  }

  async function generate() {
    if (flow.status !== 'parsed') return
    complain(undefined)
    const { result, usePlaceholderImages } = flow
    const publicUrl = readPublicUrl(flow.publicUrl)
    const actionUrl = readAddress(flow.actionUrl)
    const metadata = { ...result.metadata, ...(publicUrl && { publicUrl }), ...(actionUrl && { actionUrl }) }
    const signal = restart(generating)
    dispatch({ type: 'generate-started' })
    const page = await generateHtml(
      { ...result, metadata },
      {
        usePlaceholderImages,
        signal,
        token: currentToken(),
      },
    )
    if (signal.aborted) return
    if (!page.ok) {
      dispatch({ type: 'generate-stopped' })
      complain(complainOfFailure('generate-html', page.refusal))
      return
    }
    const filename = pageFileOf(result)
    // A session that has ended meanwhile gives the page without its pictures.
    if (filename.endsWith('.zip') && page.value.type !== 'application/zip') {
      dispatch({ type: 'generate-stopped' })
      complain({ messages: [texts.errors.signedOut] })
      return
    }
    saveFile(page.value, filename)
    dispatch({ type: 'generate-finished', filename })
    finish(texts.saved(filename))
  }

  function stop() {
    drawing.current?.abort()
    generating.current?.abort()
  }

  return { draw, redraw, showAgain, typeAddress, chooseProduct, generate, stop }
}
