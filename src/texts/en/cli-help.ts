import { allProducts } from '#notices/products.ts'

const productIds = allProducts.map(({ id }) => id)

export const help = `webpage-builder: Word documents of a page's content, and the pages made of them

  webpage-builder spec <layout.json> [--data data.json] [--beside other.json]
                        [--protect] -o out.docx
      Write the Word specification document of a layout. --data fills it with content in the
      shape of a parse result's data; --beside puts content of the other language, in the same
      shape, into a locked column beside the values; --protect lets people edit the values alone.

  webpage-builder parse <files…> [--json] [--comment out.docx] [--jobs N] [--product ID]
      Read Word documents and say what is in them. --json prints the parse result of one file,
      the bulk result of several. --comment writes one document again, with all that is wrong
      with it as comments of Word where it stands.

  webpage-builder check <files…> [--json] [--jobs N] [--product ID]
      Look for words that a bank does not publish, and for what must stand on the page and does not.
      --json prints them by file. Exit status 1 where a page should not go out with its words, or
      a file could not be read.

  webpage-builder pair <english.docx> <arabic.docx> [--json]
      Compare two documents of one page: figures, names, links, lists, signs. --json prints the
      faults as data. Exit status 1 where something has to be mended.

  webpage-builder memory <files…> [-o all.tmx]
      Read translation memories of other tools (TMX, XLIFF 1.2 and 2.x), say what is in them, and
      put them into one file: .tmx, .xlf (XLIFF 1.2) or .xliff (XLIFF 2.0).

  webpage-builder terms <files…> [-o all.tbx]
      The same with lists of terms: TBX, or tables in .csv with columns for English and Arabic.

  webpage-builder html <files or folders…> -o <folder or .zip> [--action-url URL] [--base-url URL]
                       [--jobs N] [--waive rule=reason … --waive-by name [--second name]]
                       [--accept-by name]
                       [--product ID]
      Make a page of each Word document. Folders are searched for .docx files. Buttons without an
      address of their own lead to URL, or without it to the section that follows them. A page whose
      words a rule forbids is held back unless somebody answers for it: by the name of the rule,
      a reason and a name, and for what is law the name of a second person; so is one with texts
      that nobody has accepted, unless somebody does. Documents of one name
      but for its language, card-en.docx and card-ar.docx, are one page in two languages: their
      files are card.en.html and card.ar.html, what they do not say alike is told, and with
      --base-url, where the pages will stand (https://www.example.com/en/cards), each leads to the other.

  webpage-builder verify <page.html or page.zip> <record.json>
      Tell whether a page is the one of a sign-off record. Exit status 1 where it is not. Pictures
      are looked for beside the page.

  webpage-builder draft <document.docx> -o out.layout.json --data out.data.json [--report out.txt]
      Make a page of a Word document that has no component tables: a layout and its texts, all of
      which wait to be accepted. What is not on the page is told in short, and in full in the file
      of --report. A document in two languages side by side gives two pages; the files of the
      second have its locale in their names. Exit status 1 where there is no page.

  webpage-builder markdown <document.docx or result.json> [-o out.md]
      Write all texts of a page as Markdown, for a mail or a document. The input is a Word
      document, or what parse --json prints of one. Without -o the texts are printed.

  --product ID   what the pages are about, where their documents do not say it: warnings that must
             stand on a page follow from that. One of
             ${productIds.slice(0, 6).join(', ')},
             ${productIds.slice(6).join(', ')}
  --jobs N   how many documents are worked on at a time (as many as there are processors)
  --help     this text

CATALOGUE_DIR, in the environment or a file .env here, points at another component library.
Exit status: 0 all went well, 1 a file failed, 2 wrong use.
`
