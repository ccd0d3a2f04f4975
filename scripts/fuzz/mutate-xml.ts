import { type Chance, listOf, mutateBy } from './chance.ts'
import { hostileText } from './hostile-strings.ts'
import { type Element, findElement, textOfElement } from './xml-elements.ts'
import { attributeValues, snippets } from './xml-snippets.ts'

type Mutation = (xml: string, chance: Chance) => string

/** The XML of a part with something done to its elements, as editors and attackers do; it need not be well-formed. */
export function mutateXml(xml: string, chance: Chance): string {
  return mutateBy(xml, 1 + chance.below(4), mutations, chance)
}

const mutations: Mutation[] = [
  (xml, chance) => replaceOne(xml, chance, () => ''),
  (xml, chance) => replaceOne(xml, chance, (element) => element.repeat(1 + chance.below(3))),
  (xml, chance) => replaceOne(xml, chance, (element) => wrapped(element, chance)),
  (xml, chance) => replaceOne(xml, chance, (element) => element.replace(/^<[^>]*>|<[^<]*$/g, '')),
  (xml, chance) => replaceOne(xml, chance, (element) => element + chance.pick(snippets)),
  (xml, chance) =>
    replaceOne(xml, chance, (element) =>
      element.replace(/^<[^>]*[^/>]>/, (tag) => tag + chance.pick(snippets)),
    ),
  swapTwo,
  moveInto,
  changeAttribute,
  changeAttribute,
  mergeCells,
  deepen,
  changeText,
  cut,
]

/** Moves, repeats and merges, by which no word may be lost. */
export function moveGently(xml: string, chance: Chance): string {
  let moved = xml
  for (let left = chance.below(4); left > 0; left--) moved = chance.pick(gentle)(moved, chance)
  return moved
}

const gentle: Mutation[] = [
  (xml, chance) => replaceOne(xml, chance, (element) => element.repeat(2)),
  (xml, chance) => replaceOne(xml, chance, (element) => wrapped(element, chance, ['w:smartTag', 'w:ins'])),
  swapTwo,
  moveInto,
  mergeCells,
]

function replaceOne(xml: string, chance: Chance, replace: (element: string) => string) {
  const element = findElement(xml, chance)
  return element ? put(xml, element, replace(textOfElement(xml, element))) : xml
}

const wrappers = [
  'w:p',
  'w:r',
  'w:tbl',
  'w:tr',
  'w:tc',
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:del',
  'w:txbxContent',
  'w:smartTag',
]

function wrapped(element: string, chance: Chance, names: readonly string[] = wrappers) {
  const name = chance.pick(names)
  return `<${name}>${element}</${name}>`
}

function swapTwo(xml: string, chance: Chance) {
  const [one, other] = [findElement(xml, chance), findElement(xml, chance)].toSorted(
    (a, b) => (a?.start ?? 0) - (b?.start ?? 0),
  )
  if (!one || !other || one.end > other.start) return xml
  const [first, second] = [textOfElement(xml, one), textOfElement(xml, other)]
  return put(put(xml, other, first), one, second)
}

/** A table, row, cell or paragraph goes to stand in or behind another element. */
function moveInto(xml: string, chance: Chance) {
  const moved = findElement(xml, chance, chance.pick(['w:tbl', 'w:tr', 'w:tc', 'w:p']))
  if (!moved) return xml
  const text = textOfElement(xml, moved)
  const rest = chance.onceIn(3) ? xml : put(xml, moved, '')
  const goal = findElement(rest, chance, chance.pick(['w:tbl', 'w:tc', 'w:p', 'w:sdtContent', 'w:body']))
  if (!goal) return rest
  const at = chance.onceIn(2) ? goal.end : rest.indexOf('>', goal.start) + 1
  return rest.slice(0, at) + text + rest.slice(at)
}

function changeAttribute(xml: string, chance: Chance) {
  const [, start = '', rest = ''] = splitAt(xml, chance)
  const changed = rest.replace(/\s([\w:]+)="([^"]*)"/, (whole, name: string) => {
    if (chance.onceIn(6)) return ''
    if (chance.onceIn(6)) return `${whole} ${name}="x"`
    return ` ${name}="${chance.pick(attributeValues)}"`
  })
  return start + changed
}

function mergeCells(xml: string, chance: Chance) {
  const cell = findElement(xml, chance, 'w:tc')
  if (!cell) return xml
  const property = chance.pick([
    '<w:vMerge/>',
    '<w:vMerge w:val="restart"/>',
    '<w:hMerge/>',
    `<w:gridSpan w:val="${chance.pick(['0', '2', '6', '64', '2000000000', '-3', 'x'])}"/>`,
  ])
  return put(
    xml,
    cell,
    textOfElement(xml, cell).replace(/^<w:tc[^>]*>/, (tag) => `${tag}<w:tcPr>${property}</w:tcPr>`),
  )
}

function deepen(xml: string, chance: Chance) {
  const depth = chance.pick([3, 20, 120, 400])
  const [open, close] = chance.pick([
    ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    ['<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>'],
    ['<w:ins>', '</w:ins>'],
    ['<w:smartTag>', '</w:smartTag>'],
  ])
  return replaceOne(xml, chance, (element) => open.repeat(depth) + element + close.repeat(depth))
}

function changeText(xml: string, chance: Chance) {
  const [, start = '', rest = ''] = splitAt(xml, chance)
  return (
    start +
    rest.replace(
      /(<w:t(?:\s[^>]*)?>)[^<]*/,
      (_, tag: string) => tag + listOf(1 + chance.below(2), () => hostileText(chance)).join(''),
    )
  )
}

function cut(xml: string, chance: Chance) {
  const at = chance.below(xml.length)
  return xml.slice(0, at) + xml.slice(at + chance.below(chance.pick([2, 50, 2000])))
}

function splitAt(xml: string, chance: Chance): [string, string, string] {
  const at = chance.below(xml.length)
  return [xml, xml.slice(0, at), xml.slice(at)]
}

function put(xml: string, { start, end }: Element, text: string) {
  return xml.slice(0, start) + text + xml.slice(end)
}
