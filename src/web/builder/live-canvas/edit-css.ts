/**
 * What the tool adds to the page's look, beside the page and never in it. Lines are as thin as on the tool's own screen,
 * however small the page is shown. What waits has a line at its start, drawn as a border's picture: that takes no room, and
 * leaves alone what stands before and after the words.
 */
export const editCss = `
html { overflow: hidden !important; scroll-behavior: auto !important; --tool-line: calc(1px / var(--live-scale, 1)) }
body { display: flow-root }
*, *::before, *::after { animation: none !important; transition: none !important }
main > [data-instance] { content-visibility: auto }
:is(a, button)::before, :is(a, button)::after { pointer-events: none }
a, button, summary { cursor: pointer }
[data-instance][data-later] { content-visibility: hidden }
[data-blank] { box-sizing: border-box; block-size: calc(112px / var(--live-scale, 1)) }

[popover]:popover-open {
  position: absolute;
  inset-block: var(--look-top, 0) auto;
  max-block-size: min(var(--look-room, 44rem), 44rem);
  margin-block: 0;
}

[data-remark] { position: relative; cursor: default }
[data-remark]::before {
  display: block;
  inline-size: fit-content;
  margin: 0 auto calc(16 * var(--tool-line));
  padding: calc(4 * var(--tool-line)) calc(12 * var(--tool-line));
  border: var(--tool-line) solid #c3c6d4;
  border-radius: calc(6 * var(--tool-line));
  background: #fff;
  color: #3d4152;
  font: calc(13 * var(--tool-line)) / 1.4 system-ui, sans-serif;
  direction: ltr;
  content: attr(data-remark);
}

[data-place], [data-place-src] { cursor: text }
[data-place-src] { cursor: pointer }
[data-edited] {
  white-space: pre-wrap;
  overflow-wrap: inherit;
  outline: calc(2 * var(--tool-line)) solid #4f55e0 !important;
  outline-offset: calc(3 * var(--tool-line));
  opacity: 1 !important;
  cursor: text;
  user-select: text;
}
[data-edited][aria-invalid="true"] { outline-color: #b3261e !important }
[data-edited][data-over] { outline-color: #c98411 !important }
[data-edited]:empty:not(li)::before,
li[data-edited]:empty::after,
[data-wordless]::before { content: attr(data-hint); opacity: 0.55; pointer-events: none }
[data-wordless]::before { position: absolute }
[data-edited].ProseMirror { position: relative; white-space: break-spaces }
:is([data-place-src], [data-place-href]):focus-visible { outline: calc(3 * var(--tool-line)) solid #4f55e0; outline-offset: calc(2 * var(--tool-line)) }

/* The tool's own words, which stand where those of an Arabic page will. */
:is([data-status~="empty"], [data-status~="optional"]):dir(rtl) { direction: ltr; text-align: match-parent }

[data-chosen] { outline: calc(2 * var(--tool-line)) dashed #4f55e0 !important; outline-offset: calc(3 * var(--tool-line)) }

[data-drop-file] { outline: calc(4 * var(--tool-line)) solid #4f55e0 !important; outline-offset: calc(-4 * var(--tool-line)) }

/* Drawn inside, as many items cut off what stands out of them. */
[data-drop] { position: relative }
[data-drop]::after {
  position: absolute;
  inset: 0;
  z-index: 2;
  border: calc(3 * var(--tool-line)) solid #4f55e0;
  border-radius: inherit;
  background: rgb(79 85 224 / 12%);
  content: "";
  pointer-events: none;
}
[data-dragged] { opacity: 0.4; outline: calc(2 * var(--tool-line)) dashed #4f55e0; outline-offset: calc(-2 * var(--tool-line)) }

[data-status] { outline-offset: calc(3 * var(--tool-line)) }
[data-status~="pending"] { --tool-gap: calc(9 * var(--tool-line)) }
span[data-status~="pending"] { --tool-gap: calc(5 * var(--tool-line)) }
[data-status~="pending"]:is(a, button, span[class]) { outline: calc(1.5 * var(--tool-line)) dashed #c98411 }
[data-status~="pending"]:not(a, button, span[class]) {
  border-image: linear-gradient(to right, #c98411 calc(2 * var(--tool-line)), transparent 0) fill 0 / 0 / 0 0 0 var(--tool-gap);
}
[data-status~="pending"]:not(a, button, span[class]):dir(rtl) {
  border-image: linear-gradient(to left, #c98411 calc(2 * var(--tool-line)), transparent 0) fill 0 / 0 / 0 var(--tool-gap) 0 0;
}
[data-status~="empty"], [data-status~="optional"] { outline: calc(1.5 * var(--tool-line)) dotted currentcolor; opacity: 0.62 }
[data-missing]:not([data-edited]) { display: inline-block; outline: none; font-size: 0 !important; opacity: 0.8 }
[data-missing]:not([data-edited])::after {
  display: inline-block;
  padding: 0.15em 0.6em;
  border: calc(1.5 * var(--tool-line)) dotted currentcolor;
  border-radius: calc(4 * var(--tool-line));
  font: 500 max(1rem, calc(12 * var(--tool-line))) / 1.4 system-ui, sans-serif;
  content: attr(data-missing);
}
/* Inside its edge: most pictures fill a frame that cuts off what lies around it. */
[data-stand-in] { outline: calc(1.5 * var(--tool-line)) dashed #6b7080; outline-offset: calc(-3 * var(--tool-line)) }
:where([data-no-picture]) { position: relative }
[data-no-picture]::before {
  position: absolute;
  z-index: 1;
  inset: 0;
  inline-size: fit-content;
  block-size: fit-content;
  margin: auto;
  padding: calc(2 * var(--tool-line)) calc(8 * var(--tool-line));
  border: var(--tool-line) dashed #6b7080;
  border-radius: calc(6 * var(--tool-line));
  background: #fff;
  color: #3d4152;
  font: calc(12 * var(--tool-line)) / 1.4 system-ui, sans-serif;
  white-space: nowrap;
  content: attr(data-no-picture);
  pointer-events: none;
}
[data-no-picture][data-behind]::before { inset-block: calc(5 * var(--tool-line)) auto; inset-inline: auto calc(5 * var(--tool-line)) }
[data-no-picture] [data-no-picture]::before { content: none }
[data-status~="over"] { outline: calc(2 * var(--tool-line)) solid #c98411 }
[data-status~="error"] { outline: calc(2 * var(--tool-line)) solid #d3382e }
`
