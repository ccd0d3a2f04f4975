import { columnsOf, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'

/** Names that every object has: dangerous wherever a name from outside becomes a key. */
export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
]

/** What somebody might write into a field to get more onto the page than text. `hacked()` would be called by it. */
export const hostileTexts = [
  '<script>hacked()</script>',
  '</script><script>hacked()</script>',
  '<img src=x onerror=hacked()>',
  '"><img src=x onerror=hacked()>',
  "'><svg onload=hacked()>",
  '" onmouseover="hacked()" autofocus onfocus="hacked()" x="',
  "' onfocus='hacked()' autofocus x='",
  '` onload=hacked() `',
  '</style><script>hacked()</script>',
  '</title><script>hacked()</script>',
  '</textarea></noscript></template><img src=x onerror=hacked()>',
  '<!--><img src=x onerror=hacked()>-->',
  ']]><img src=x onerror=hacked()>',
  '<svg><animate onbegin=hacked() attributeName=x dur=1s>',
  '<svg><script href="data:text/javascript,hacked()"/></svg>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=hacked()></style></mglyph></math>',
  '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  '<object data="data:text/html,<script>hacked()</script>"></object>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example"</style>',
  '<form action="https://evil.example"><button formaction="javascript:hacked()">x</button></form>',
  '<details open ontoggle=hacked()>',
  '<a href="javascript:hacked()">x</a>',
  '<a href="java&#10;script:hacked()">x</a>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '&lt;img src=x onerror=hacked()&gt;',
  '&#60;script&#62;hacked()&#60;/script&#62;',
  '\\u003cscript\\u003ehacked()\\u003c/script\\u003e',
  '{{ "x" | raw }}{% raw %}<script>hacked()</script>{% endraw %}',
  '{% for i in (1..9) %}<img src=x onerror=hacked()>{% endfor %}',
  '#{hacked()} <%= hacked() %>',
  'x\u0000<script>hacked()</script>',
  '\ufdd00\ufdd1<b>x</b>\ufdd2',
  '\u2028<script>hacked()</script>\u2029',
  '\u202e<script>hacked()</script>',
  '＜script＞hacked()＜/script＞',
  '__proto__',
  'constructor',
  'toString',
]

export const hostileAddresses = [
  'javascript:hacked()',
  'JaVaScRiPt:hacked()',
  ' javascript:hacked()',
  'java\tscript:hacked()',
  'java\nscript:hacked()',
  'java\u0000script:hacked()',
  '\u0001javascript:hacked()',
  '&#106;avascript:hacked()',
  'javascript&colon;hacked()',
  'data:text/html,<script>hacked()</script>',
  'data:image/svg+xml,<svg onload=hacked()>',
  'vbscript:hacked()',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:evil.example',
  'https://user:secret@evil.example/',
  'https://good.example/" onmouseover="hacked()',
  "https://good.example/' onerror='hacked()",
  'https://good.example/x) url(https://evil.example',
  '#" onfocus="hacked()" autofocus="',
  '/path"><script>hacked()</script>',
]

/** Where values above lead that must not lead there. */
export const evilHost = 'evil.example'
export const harmlessText = 'Plain words'
export const harmlessAddress = '/somewhere'

/** Which values of a component are the hostile ones; all others are harmless. */
export type Aim = 'texts' | 'addresses' | 'everything'

/** Content of a component as a document has it, with the value wherever the aim says. */
export function contentWith(component: Component, aim: Aim, value: string) {
  const values = (fields: readonly Field[]) =>
    Object.fromEntries(fields.map((field) => [field.name, isAim(field, aim) ? value : harmlessValue(field)]))
  const item = values(columnsOf(component))
  return { ...values(component.docx.fields), ...(component.docx.items && { items: [item, item] }) }
}

export function targetsOf(components: readonly Component[]): Component[] {
  return components.filter(hasContent)
}

/** Rich text, lists and numbers may change what a page is made of; plain text must not. */
function isAim({ type }: Field, aim: Aim): boolean {
  if (aim === 'everything') return true
  return aim === 'texts' ? type === 'text' : type === 'url'
}

function harmlessValue({ type }: Field): string {
  if (type === 'url') return harmlessAddress
  return type === 'number' ? '50' : harmlessText
}
