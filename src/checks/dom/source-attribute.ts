/** Where a picture's address is kept while a page is measured without its pictures. */
export const sourceAttribute = 'data-source'
