/**
 * Styles of the sheet's shadow root: a yellow stub on top, paper below, a perforation above the buttons. The colours are the
 * design tokens (light, dark); fonts fall back if the page loads none.
 */
export const sheetStyle = `
:host {
  --paper: oklch(.972 .014 92); --card: oklch(.993 .006 95); --ink: oklch(.215 .035 265);
  --ink-soft: oklch(.44 .03 265); --rule: oklch(.86 .018 92); --stub: oklch(.86 .135 92);
  --on-stub: oklch(.24 .04 75); --leaf: oklch(.47 .125 152); --on-leaf: oklch(.985 .01 95); --coral: oklch(.525 .19 30);
  all: initial;
  color-scheme: light;
}
:host([data-theme='dark']) {
  --paper: oklch(.165 .028 265); --card: oklch(.212 .032 265); --ink: oklch(.965 .01 95);
  --ink-soft: oklch(.765 .02 265); --rule: oklch(.335 .03 265); --stub: oklch(.83 .15 90);
  --on-stub: oklch(.2 .04 75); --leaf: oklch(.8 .19 146); --on-leaf: oklch(.19 .05 150); --coral: oklch(.74 .16 32);
  color-scheme: dark;
}
* { box-sizing: border-box; margin: 0; }
dialog {
  inline-size: min(30rem, calc(100vw - 1.5rem)); max-block-size: min(46rem, calc(100dvh - 1.5rem));
  margin: auto; padding: 0; border: 1px solid var(--ink); border-radius: 12px; overflow: hidden;
  background: var(--card); color: var(--ink);
  font: 400 1rem/1.5 'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif;
}
dialog[open] { display: flex; flex-direction: column; animation: enter 200ms ease-out; }
dialog::backdrop { background: oklch(.165 .028 265 / .55); }
@keyframes enter { from { opacity: 0; transform: translateY(8px); } }
.head { background: var(--stub); color: var(--on-stub); padding: 1rem 1.25rem; border-block-end: 2px dashed var(--on-stub); }
h2 { font: 700 1.5rem/1.15 'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -.02em; }
.head p { overflow-wrap: anywhere; }
.head p:first-of-type { margin-block-start: .5rem; }
.content { padding: 1rem 1.25rem; overflow: auto; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); grid-auto-rows: max-content; }
h3 { font-size: 1rem; font-weight: 600; line-height: 1.3; margin-block-end: .5rem; }
ul, ol { padding-inline-start: 1.25rem; display: grid; gap: .25rem; }
li { overflow-wrap: anywhere; }
fieldset { border: 0; padding: 0; min-inline-size: 0; display: grid; gap: .5rem; }
legend { padding: 0; margin-block-end: .5rem; font-weight: 600; }
label {
  display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: .125rem .75rem; min-block-size: 44px;
  padding: .5rem .75rem; border: 1px solid var(--rule); border-radius: 4px; cursor: pointer;
}
label:has(:checked) { border-color: var(--ink); background: var(--paper); }
input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--leaf); }
label span { grid-column: 2; }
label.choice { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); padding: 0; border: 0; background: none; }
label.choice span { grid-column: 1; }
select {
  min-inline-size: 0; min-block-size: 44px; padding: .25rem .5rem; border: 1px solid var(--ink); border-radius: 4px;
  background: var(--paper); color: var(--ink); font: inherit;
}
.soft { color: var(--ink-soft); font-size: .875rem; overflow-wrap: anywhere; }
.mono, pre { font-family: 'Spline Sans Mono Variable', 'Spline Sans Mono', ui-monospace, monospace; font-variant-numeric: tabular-nums; font-size: .8125rem; }
pre {
  max-block-size: 11rem; overflow: auto; padding: .75rem; background: var(--paper); border: 1px solid var(--rule);
  border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5;
}
.warning { border-inline-start: 4px solid var(--coral); padding-inline-start: .75rem; overflow-wrap: anywhere; }
.decision { padding: 1rem 1.25rem; border-block-start: 2px dashed var(--rule); }
.status:not(:empty) { margin-block-end: .75rem; }
.status { font-size: .875rem; color: var(--ink-soft); overflow-wrap: anywhere; }
.buttons { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.buttons > :only-child { grid-column: 1 / -1; }
button {
  min-block-size: 44px; padding: .5rem 1rem; border: 1px solid var(--ink); border-radius: 4px; background: transparent;
  color: var(--ink); font: inherit; font-weight: 600; line-height: 1.25; cursor: pointer; transition: transform 120ms ease-out;
}
button:active { transform: translateY(1px); }
button.primary { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf); }
button[aria-disabled='true'] { opacity: .6; cursor: default; }
h2:focus { outline: none; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.head :focus-visible { outline-color: var(--on-stub); }
@media (prefers-reduced-motion: reduce) { dialog[open] { animation: none; } button { transition: none; } }
@media (forced-colors: active) { dialog, button, label, select { border-color: CanvasText; } }
`
