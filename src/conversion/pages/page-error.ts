import { RequestError } from '#server/errors.ts'
import { refusalOf, refusedRequest } from '#server/refusals/refusal.ts'
import type { PageFailure } from '../parsing.ts'

/** Why there is no page, for whoever asked for it. */
export function pageErrorOf(failure: PageFailure): RequestError {
  if (typeof failure === 'string') return refusedRequest(refusalOf(failure))
  switch (failure.problem) {
    case 'not-read':
      return new RequestError(400, 'not-read', notRead)
    case 'bad-source':
      return new RequestError(400, 'bad-request', `${failure.message}.`)
    case 'no-component':
      return new RequestError(400, 'no-component', noComponent)
    case 'too-large':
      return new RequestError(422, 'too-large', tooLarge(failure.code))
    case 'broken-template':
      return new RequestError(500, 'broken-template', brokenTemplate(failure.code))
  }
}

const notRead = 'This document could not be read, so there is nothing to make a page of.'

const noComponent =
  'This page has no component that the library knows, so there is nothing to make a page of.'

function tooLarge(code: string | undefined) {
  return `There is far more text ${code ? `in ${code}` : 'on this page'} than a page can hold. Please make it shorter.`
}

function brokenTemplate(code: string | undefined) {
  const template = code ? `The template of ${code}` : 'The template of the page'
  return `${template} does not work with this content. Please tell whoever looks after the component library.`
}
