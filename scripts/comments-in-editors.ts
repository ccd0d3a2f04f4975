/**
 * `npm run test:comments`: puts comments into Word documents of many programs and opens them again with our own reader,
 * LibreOffice and python-docx. Ends with 1 if a word of the text changed, a comment was lost or stands elsewhere, or a part
 * that comments do not need is not the same bytes. A number and a folder behind it: of how many documents, and which.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addComments } from '#word/comments/add-comments.ts'
import type { Remark } from '#word/comments/remark.ts'
import { openPackage, readPart } from '#word/package/package.ts'
import { nodePacker as packer } from '#word/package/packer.node.ts'
import type { ArchivePatch } from '#word/package/replace-parts.ts'
import { nodeUnpacker as unpacker } from '#word/package/unpacker.node.ts'
import { placeOfPacked, readDirectory } from '#word/package/zip.ts'
import { paragraphsOf, textOfParagraph, type WordDocument, type WordParagraph } from '#word/walk/document.ts'
import { openDocument } from '#word/walk/open-document.ts'
import { apt, canInstall } from './apt.ts'
import { installPrograms } from './install-programs.ts'

const [count = '300', named = ''] = process.argv.slice(2)
const collection = new URL(named || '../../shared/corpus/word/', named ? 'file:' : import.meta.url)
if (!existsSync(collection)) {
  console.log('Left out: ../shared/corpus/word is not here.')
  process.exit(0)
}
const obstacle = installPrograms('soffice')
if (obstacle) {
  console.error(obstacle)
  process.exit(1)
}

const most = Number(count)
const folder = mkdtempSync(join(tmpdir(), 'comments-'))
for (const name of ['before', 'after']) mkdirSync(join(folder, name))

type Trial = {
  name: string
  file: string
  marks: Mark[]
  documents: Record<'before' | 'after', WordDocument>
}
/** A comment's words, and those of the paragraph that it has to be at. */
type Mark = { line: string; at: string; source: number }

/** Debian's own, which has the packages of Debian. */
const python = '/usr/bin/python3'

const faults: string[] = []
const refused: Record<string, number> = {}
const trials: Trial[] = []
let untouched = 0
let aside = 0
const times: number[] = []
for (const file of readdirSync(collection).filter((name) => name.endsWith('.docx'))) {
  if (trials.length === most) break
  const trial = tryOne(file)
  if (trial) trials.push(trial)
}
const comments = trials.reduce((sum, { marks }) => sum + marks.length, 0)
times.sort((one, other) => one - other)
console.log(
  `${trials.length} documents, ${comments} comments, ${untouched} parts untouched; left alone: ${JSON.stringify(refused)}`,
)
console.log(
  `ms a document: median ${times[times.length >> 1]?.toFixed(1)}, slowest ${times.at(-1)?.toFixed(0)}`,
)
console.log(
  `Our reader: ${aside} comments round a text box or beside a control, all others at their own paragraph`,
)
tryLibreOffice()
tryPythonDocx()
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
rmSync(folder, { recursive: true })
process.exitCode = faults.length > 0 ? 1 : 0

function tryOne(file: string): Trial | undefined {
  const bytes = readFileSync(new URL(file, collection))
  const opened = openDocument(bytes, { unpacker })
  if (!opened.ok) return note(opened.refusal.problem)
  const marks = chooseMarks(paragraphsOf(opened.value.blocks))
  const remarks = marks.map(
    ({ line, source }): Remark => ({ kind: 'Error', lines: [line, 'Please mend it.'], source }),
  )
  const start = performance.now()
  const added = addComments(bytes, remarks, { unpacker, packer })
  if (!added.ok) return note(added.refusal.problem)
  const result = applyPatch(bytes, added.value.patch)
  times.push(performance.now() - start)
  const again = openDocument(result, { unpacker })
  if (!again.ok) return fault(file, `cannot be read again: ${again.refusal.problem}`)

  const name = `${trials.length}.docx`
  writeFileSync(join(folder, 'before', name), bytes)
  writeFileSync(join(folder, 'after', name), result)
  if (textOf(opened.value) !== textOf(again.value)) fault(file, 'its text has changed')
  if ((again.value.ownComments?.count ?? 0) !== marks.length) fault(file, 'comments are missing')
  comparePlaces(file, marks, again.value, result)
  compareParts(file, bytes, result)
  return { name, file, marks, documents: { before: opened.value, after: again.value } }
}

function note(problem: string): undefined {
  refused[problem] = (refused[problem] ?? 0) + 1
}

function fault(file: string, what: string): undefined {
  faults.push(`${file}: ${what}`)
}

/** At the beginning, in the middle and at the end. */
function chooseMarks(paragraphs: readonly WordParagraph[]): Mark[] {
  const chosen = new Set([0, paragraphs.length >> 1, paragraphs.length - 1].map((at) => paragraphs[at]))
  return [...chosen].flatMap((paragraph, index) =>
    paragraph
      ? [{ line: `This is comment ${index + 1}.`, at: textOfParagraph(paragraph), source: paragraph.source }]
      : [],
  )
}

function textOf({ blocks }: WordDocument): string {
  return paragraphsOf(blocks).map(textOfParagraph).join('\n')
}

/** Each at its own paragraph, or near by where Word or LibreOffice takes none there. */
function comparePlaces(file: string, marks: readonly Mark[], { blocks }: WordDocument, bytes: Uint8Array) {
  const before = openDocument(readFileSync(new URL(file, collection)), { unpacker })
  const paragraphs = before.ok ? paragraphsOf(before.value.blocks) : []
  const ids = idsOf(bytes)
  const xml = mainTextOf(readFileSync(new URL(file, collection)))
  for (const [index, paragraph] of paragraphsOf(blocks).entries()) {
    for (const { line, source, at } of marks.filter((mark) =>
      paragraph.comments.includes(ids.get(mark.line) ?? ''),
    )) {
      if (paragraphs[index]?.source === source) continue
      if (isRound(xml, paragraphs[index]?.source ?? 0, source) || isInControl(xml, source)) aside++
      else fault(file, `"${line}" is at "${textOfParagraph(paragraph)}" and not at "${at}"`)
    }
  }
}

function mainTextOf(bytes: Uint8Array): string {
  const opened = openPackage(bytes, unpacker)
  if (!opened.ok) return ''
  const { parts, mainPart } = opened.value
  return readPart(parts, mainPart, ({ source }) => source) ?? ''
}

/** Whether the paragraph that begins at `outer` is still open at `inner`. */
function isRound(xml: string, outer: number, inner: number): boolean {
  let depth = 1
  for (const [tag] of xml.slice(outer, Math.max(outer, inner)).matchAll(/<w:p(?: [^<>]*)?>|<\/w:p>/g)) {
    if (tag.endsWith('/>')) continue
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return false
  }
  return outer < inner
}

/** Whether a paragraph is the first thing in a control. */
function isInControl(xml: string, source: number): boolean {
  return /<w:sdtContent>\s*$/.test(xml.slice(0, xml.lastIndexOf('<', source - 1)))
}

/** The ids of comments by their first line of words. */
function idsOf(bytes: Uint8Array): Map<string, string> {
  const ids = new Map<string, string>()
  const directory = readDirectory(bytes)
  for (const entry of directory.ok ? directory.value : []) {
    if (!/comments\d*\.xml$/.test(entry.name)) continue
    const place = placeOfPacked(bytes, entry)
    const unpacked = place && unpacker.inflate(bytes.subarray(place.from, place.to), 1e8)
    const xml = unpacked?.ok ? new TextDecoder().decode(unpacked.value) : ''
    for (const [, id = '', line = ''] of xml.matchAll(
      /<[^<>]*comment [^<>]*id="(\d+)"[^<>]*author="Webpage Builder".*?>(This is comment \d\.)</gs,
    ))
      ids.set(line, id)
  }
  return ids
}

function compareParts(file: string, before: Uint8Array, after: Uint8Array) {
  const parts = packedParts(after)
  const changed = [...packedParts(before)].filter(
    ([name, bytes]) => Buffer.compare(bytes, parts.get(name) ?? new Uint8Array()) !== 0,
  )
  untouched += parts.size - changed.length
  const strange = changed.filter(
    ([name]) => !/(?:document\d*|comments\d*|\[Content_Types\])\.xml$|document\d*\.xml\.rels$/i.test(name),
  )
  if (strange.length > 0) fault(file, `${strange.map(([name]) => name).join(', ')} changed`)
}

function packedParts(bytes: Uint8Array): Map<string, Uint8Array> {
  const directory = readDirectory(bytes)
  return new Map(
    (directory.ok ? directory.value : []).map((entry) => {
      const place = placeOfPacked(bytes, entry)
      return [entry.name, place ? bytes.subarray(place.from, place.to) : new Uint8Array()]
    }),
  )
}

function applyPatch(bytes: Uint8Array, patch: ArchivePatch): Uint8Array {
  return Buffer.concat(
    patch.map((piece) => (piece instanceof Uint8Array ? piece : bytes.subarray(piece.from, piece.to))),
  )
}

/**
 * Saved again with comments and without, the words are the same, or as they were: one table that was moved with Track Changes
 * on it doubles without comments alone. The comments are there, at their words.
 */
function tryLibreOffice() {
  const names = trials.map(({ name }) => name)
  const before = convert('before', names)
  const after = convert('after', names)
  let found = 0
  let kept = 0
  let opened = 0
  const lost: string[] = []
  for (const { name, file, marks, documents } of trials) {
    const old = before(name)
    if (!old) continue
    opened++
    const saved = after(name)
    if (!saved) {
      fault(file, 'LibreOffice does not save it')
      continue
    }
    const isSame = [old, documents.before].some((each) => wordsIn(each) === wordsIn(saved))
    if (!isSame) fault(file, 'LibreOffice reads another text')
    const count = saved.ownComments?.count ?? 0
    kept += count
    if (count < marks.length) lost.push(`${file} (${marks.length - count})`)
    const places = paragraphsOf(saved.blocks).filter(({ comments }) => comments.length > 0)
    found += marks.filter(({ at }) => places.some((place) => sameWords(textOfParagraph(place), at))).length
  }
  console.log(
    `LibreOffice: ${opened} opened, ${kept} comments kept, ${found} at a paragraph with the same words; not kept: ${lost.join(', ')}`,
  )
}

/** Where a comment stands in a table at the very beginning, an empty line comes before it. */
function wordsIn(document: WordDocument): string {
  return textOf(document).replace(/\s+/g, ' ').trim()
}

function sameWords(one: string, other: string): boolean {
  const tidy = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
  return tidy(one).includes(tidy(other).slice(0, 200))
}

/** Some at a time, so that one at which it stops does not take all others with it. */
function convert(from: string, names: readonly string[]) {
  const out = join(folder, `${from}-saved`)
  for (let at = 0; at < names.length; at += 25) {
    const profile = pathToFileURL(join(folder, 'profile')).href
    const files = names.slice(at, at + 25).map((name) => join(folder, from, name))
    spawnSync(
      'soffice',
      [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', 'docx', '--outdir', out, ...files],
      { stdio: 'ignore', timeout: 180_000 },
    )
  }
  return (name: string): WordDocument | undefined => {
    const path = join(out, name)
    const saved = existsSync(path) ? openDocument(readFileSync(path), { unpacker }) : undefined
    return saved?.ok ? saved.value : undefined
  }
}

/** It opens neither strict documents nor some damaged ones, with comments or without. */
function tryPythonDocx() {
  const program = `
import json, sys, docx
from docx.oxml.ns import qn
def read(path):
    document = docx.Document(path)
    words = ["".join(t.text or "" for t in p.iter(qn("w:t"))) for p in document.element.body.iter(qn("w:p"))]
    parts = [r.target_part for r in document.part.rels.values() if r.reltype.endswith("/comments") and not r.is_external]
    found = sum(part.blob.decode("utf8").count("This is comment") for part in parts)
    return words, found
result = {}
for name in sys.argv[2:]:
    try:
        before = read(sys.argv[1] + "/before/" + name)
    except Exception:
        continue
    try:
        after = read(sys.argv[1] + "/after/" + name)
        result[name] = [before[0] == after[0], after[1]]
    except Exception as error:
        result[name] = [False, 0, str(error)]
print(json.dumps(result))`
  const isThere = () => spawnSync(python, ['-c', 'import docx']).status === 0
  if (!isThere() && canInstall()) apt('install', '--yes', 'python3-docx')
  if (!isThere()) {
    fault('python-docx', 'is not here: apt-get install python3-docx')
    return
  }
  const names = trials.map(({ name }) => name)
  const answer = execFileSync(python, ['-c', program, folder, ...names], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const read = JSON.parse(answer) as Record<string, [boolean, number, string?]>
  for (const { name, marks } of trials) {
    const [isSame, count, error] = read[name] ?? [true, marks.length]
    if (!isSame) fault(name, `python-docx reads another text ${error ?? ''}`)
    if (count !== marks.length) fault(name, `python-docx finds ${count} comments of ${marks.length}`)
  }
  console.log(`python-docx: ${Object.keys(read).length} opened, the others not without comments either`)
}
