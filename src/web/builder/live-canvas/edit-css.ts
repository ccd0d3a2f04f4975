/**
 * What the tool adds to the page's look, beside the page and never in it. Lines are as thin as on the tool's own screen,
 * however small the page is shown.
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

[data-status] { outline: calc(1.5 * var(--tool-line)) dashed transparent; outline-offset: calc(3 * var(--tool-line)); border-radius: 2px }
[data-status~="pending"] { outline-color: #c98411 }
[data-status~="empty"], [data-status~="optional"] { outline: var(--tool-line) dotted currentcolor; opacity: 0.62 }
[data-status~="over"] { outline: calc(2 * var(--tool-line)) solid #c98411 }
[data-status~="error"] { outline: calc(2 * var(--tool-line)) solid #d3382e }
`
