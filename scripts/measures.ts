/** What can be measured. A run prints what its section of `docs/measured.md` then holds. */
export type Measure = {
  name: string
  title: string
  /** What is measured, beside what, and what is wanted: a sentence or two. */
  about: string
  command: readonly string[]
}

export const measures: readonly Measure[] = [
  {
    name: 'word',
    title: 'Reading Word documents',
    about:
      'CPU time over 50 documents of ten components, beside mammoth and beside inflating alone. Wanted: at least 12 times as fast as mammoth, and a cost that grows as the document does.',
    command: ['bench/word.ts'],
  },
  {
    name: 'proposals',
    title: 'Pages out of any Word document',
    about:
      'Pages proposed out of a collection of documents of many programs. Wanted: no word lost, twice or invented, none over a second, reading and proposing together at most three times what reading takes.',
    command: ['bench/drafts.ts', '../shared/corpus/word', '--total'],
  },
  {
    name: 'xml',
    title: 'XML parsers',
    about: 'Ours stays while it is more than twice as fast as saxes with namespaces.',
    command: ['bench/xml.ts'],
  },
  {
    name: 'bulk',
    title: 'Bulk requests',
    about:
      'A request of 200 documents to the real server. Wanted: under 5 s, p99 of other requests under 200 ms, no child process over 200 MB.',
    command: ['bench/bulk.ts'],
  },
  {
    name: 'pictures',
    title: 'Pictures made anew',
    about:
      'A photo of 24 megapixels in its child, and what others wait on the real server meanwhile. Wanted: at most 3 s of CPU time and 400 MB, p99 of other requests under 200 ms.',
    command: ['bench/pictures.ts'],
  },
  {
    name: 'pages',
    title: 'Rendering pages',
    about: 'CPU time of a page once templates are parsed. Wanted: at most 10 ms for all components.',
    command: ['bench/pages.ts'],
  },
  {
    name: 'builder',
    title: 'The builder beside other editors',
    about:
      'In Chromium with the same sections, CPU time of the main thread. "floor" is a bare list in plain React, without drag, outline, saving or undo over reloads.',
    command: ['bench/builder.ts'],
  },
  {
    name: 'canvas',
    title: 'The live canvas beside other editors',
    about:
      'In Chromium with the same elements and styles, every text editable where it stands, CPU time of the main thread. Wanted: at most half of the better peer’s to open a page and to put the caret into a text, and no key above its.',
    command: ['bench/canvas.ts'],
  },
  {
    name: 'writing',
    title: 'What a text costs beside the model',
    about: 'A provider on this machine answers at once; what is over a bare fetch of it is ours.',
    command: ['bench/writing.ts'],
  },
  {
    name: 'texts',
    title: 'What the draft writer’s texts are worth',
    about:
      'Every component in both languages and four tones on six briefs, then the briefs of `test/writing/messy-briefs`. No person has judged the texts, and no native reader the Arabic: `npm run quality:writing -- --sheet` writes a sheet of forty values for one, and counts it when it is ticked.',
    command: ['bench/writing-quality.ts'],
  },
  {
    name: 'pairs',
    title: 'Faults between two languages',
    about:
      'Planted by chance in the catalogue’s samples, which stand in both languages. Wanted: at least 95 % found, and an alarm in at most 1 % of the values as they are. The checks were made on these values; beside them stand lines that were written later. Of the first 60 of those 5 had an alarm before the checks were mended, of the last 30 none.',
    command: ['bench/pairs.ts'],
  },
  {
    name: 'memory',
    title: 'A memory of 10,000 pairs',
    about:
      'The catalogue’s samples over and over, each with words of its own. Wanted: no record of the team over its 64 kB, ready for a language in 1,500 ms, a text that is there in 1 ms and a similar one in 10 ms, and the Arabic version of a page of twelve sections, whose texts it has, in 1,000 ms.',
    command: ['bench/memory.ts'],
  },
  {
    name: 'patterns',
    title: 'Regular expressions on hostile texts',
    about: 'Those that grow faster than their text, and the slowest calls that hostile texts make.',
    command: ['bench/patterns.ts'],
  },
  {
    name: 'scores',
    title: 'Scores of the pages',
    about:
      'Every component and whole page in each brand and language by the page report, axe, html-validate and weight; of each component the worst.',
    command: ['scripts/quality-pages.ts', '--brief'],
  },
  {
    name: 'editors',
    title: 'Round trips through other editors',
    about: 'Every value of every component through LibreOffice and pandoc.',
    command: ['scripts/round-trip-editors.ts'],
  },
  {
    name: 'hostile',
    title: 'Hostile documents and requests',
    about:
      'Each against a real server; wanted is the answer that each has to have, and that the next upload works.',
    command: ['scripts/hostile.ts'],
  },
  {
    name: 'values',
    title: 'Hostile values in pages',
    about: 'In every field of every component, in Chromium, without the page’s own policy.',
    command: ['scripts/hostile-values.ts'],
  },
  {
    name: 'fuzz',
    title: 'Mutated input',
    about:
      'To all that takes input from outside. Wanted: nothing thrown, no word lost without a word about it.',
    command: ['scripts/fuzz.ts'],
  },
  {
    name: 'replicas',
    title: 'Two replicas',
    about:
      'Behind nginx, with pages in PostgreSQL, pictures in a store that speaks S3 and counts in Redis, one of them killed at work.',
    command: ['scripts/replicas.ts'],
  },
  {
    name: 'team',
    title: 'Pages of the team on the server',
    about:
      'CPU of a whole request, in a file of SQLite that is synced to disk. Wanted: a save at most 5 ms, a list of 1,000 pages at most 50 ms, a question for what is new at most 1 ms, and 100,000 versions that slow a save by a tenth at most.',
    command: ['bench/team.ts'],
  },
  {
    name: 'load',
    title: 'Load',
    about:
      'Fifty uploads at once, ten of 9.9 MB, then mixed traffic, honest and hostile. Wanted: p99 of other requests under 200 ms, memory under 200 MB and level.',
    command: ['bench/load.ts'],
  },
]
