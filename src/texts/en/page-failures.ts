/** Why there is no page, or no ZIP of pages. */
export const texts = {
  notRead: 'This document could not be read, so there is nothing to make a page of.',
  noComponent: 'This page has no component that the library knows, so there is nothing to make a page of.',
  badSource: (fault: string) => `${fault}.`,
  noParseResult: (fault: string) => `This is no parse result: ${fault}.`,
  tooLarge: (code: string | undefined) =>
    `There is far more text ${code ? `in ${code}` : 'on this page'} than a page can hold. Please make it shorter.`,
  brokenTemplate: (code: string | undefined) =>
    `${code ? `The template of ${code}` : 'The template of the page'} does not work with this content. Please tell whoever looks after the component library.`,
  noDocuments: 'There is no document that could be read among these.',
  namelessPage: 'A page without a name',
}
