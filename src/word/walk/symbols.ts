/**
 * The character for a `w:sym` (ECMA-376 17.3.3.30). Symbol fonts keep their signs in the private use area at
 * F000; here each sign has its proper character, from the first printable one (21) on. A sign that has none,
 * or a font that is not known here, becomes a bullet rather than nothing.
 */
export function characterOfSymbol(font: string, code: string): string {
  const unit = Number.parseInt(code, 16)
  if (!(unit > 0 && unit < 0x10000) || (unit >= 0xd800 && unit < 0xe000)) return ''

  const signs = signsOf(font)
  const sign = unit >= 0xf000 ? unit - 0xf000 : unit
  if (signs) return signs[sign - 0x21] ?? ' '
  if (unit < 0xe000 || unit > 0xf8ff) return String.fromCharCode(unit)
  return /webdings|wingdings|dingbats/i.test(font) ? '•' : String.fromCharCode(sign)
}

const symbol = [
  ...'!∀#∃%&∍()*+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~•••••••••••••••••••••••••••••••••€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭•',
]

const wingdings = [
  ...'🖉✂✁👓🕭🕮🕯🕿✆🖂🖃📪📫📬📭🗀🗁🗎🗏🗐🗄⌛🖮🖰🖲🖳🖴🖫🖬✇✍🖎✌🖏👍👎☜☞☝☟🖐☺😐☹💣🕱🏳🏱✈☼🌢❄🕆✞🕈✠✡☪☯🕉☸♈♉♊♋♌♍♎♏♐♑♒♓🙰🙵⚫🔾◼🞏🞐❑❒🞟⧫◆❖⬩⌧⮹⌘🏵🏶🙶🙷▯🄋➀➁➂➃➄➅➆➇➈➉🄌➊➋➌➍➎➏➐➑➒➓🙢🙠🙡🙣🙞🙜🙝🙟∙•⬝⭘🞆🞈🞊🞋🔿▪🞎🟁🟅★🟋🟏🟓🟑⯐⌖⯎⯏⯑✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛⮰⮱⮲⮳⮴⮵⮶⮷🙪🙫🙕🙔🙗🙖🙐🙑🙒🙓⌫⌦⮘⮚⮙⮛⮈⮊⮉⮋🡨🡪🡩🡫🡬🡭🡯🡮🡸🡺🡹🡻🡼🡽🡿🡾⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂🢬🢭🗶✓🗷🗹•',
]

function signsOf(font: string) {
  if (/^symbol$/i.test(font.trim())) return symbol
  if (/^wingdings$/i.test(font.trim())) return wingdings
}
