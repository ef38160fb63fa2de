/** The style sheet of the element. Pages restyle it with the custom properties, which have defaults, and with `::part()`. */
export const style = /* css */ `
:host {
  --paper: var(--lootbox-connect-paper, light-dark(oklch(0.993 0.006 95), oklch(0.212 0.032 265)));
  --ink: var(--lootbox-connect-ink, light-dark(oklch(0.215 0.035 265), oklch(0.965 0.01 95)));
  --soft: var(--lootbox-connect-soft, light-dark(oklch(0.44 0.03 265), oklch(0.765 0.02 265)));
  --rule: var(--lootbox-connect-rule, light-dark(oklch(0.86 0.018 92), oklch(0.335 0.03 265)));
  --edge: var(--lootbox-connect-edge, light-dark(oklch(0.215 0.035 265), oklch(0.62 0.03 265)));
  --accent: var(--lootbox-connect-accent, light-dark(oklch(0.47 0.125 152), oklch(0.8 0.19 146)));
  --on-accent: var(--lootbox-connect-on-accent, light-dark(oklch(0.985 0.01 95), oklch(0.19 0.05 150)));
  --bad: var(--lootbox-connect-bad, light-dark(oklch(0.525 0.19 30), oklch(0.74 0.16 32)));
  --radius: var(--lootbox-connect-radius, 4px);
  --width: var(--lootbox-connect-width, 22rem);
  color-scheme: light dark;
  display: inline-block;
  position: relative;
  font: var(--lootbox-connect-font, 500 1rem/1.4 system-ui, sans-serif);
}
:host([theme='light']) { color-scheme: light; }
:host([theme='dark']) { color-scheme: dark; }
:host([hidden]), [hidden] { display: none !important; }
* { box-sizing: border-box; }
button, a {
  font: inherit;
  color: var(--ink);
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background: var(--paper);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  cursor: pointer;
  text-decoration: none;
  max-width: 100%;
}
button:hover, a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
button:disabled { cursor: default; text-decoration: none; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.lead { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
svg { width: 1.25em; height: 1.25em; flex: none; }
.panel {
  color: var(--ink);
  background: var(--paper);
  border: 1.5px solid var(--edge);
  border-radius: calc(var(--radius) * 2);
  position: fixed;
  inset: auto;
  margin: 0;
  width: min(var(--width), calc(100vw - 1.5rem));
  max-height: calc(100dvh - 1.5rem);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 1.25rem;
  z-index: 2147483646;
}
@media (max-width: 30rem) {
  .panel { inset: auto 0 0 0 !important; width: 100%; max-height: 85dvh; border-radius: calc(var(--radius) * 3) calc(var(--radius) * 3) 0 0; }
}
.panel > * + *, section > * + * { margin: 0.75rem 0 0; }
h2, h3, p, ul { margin: 0; padding: 0; }
h2 { font-size: 1.125rem; font-weight: 600; overflow-wrap: anywhere; }
h3 { font-size: 0.875rem; font-weight: 600; color: var(--soft); }
p, li { font-size: 0.9375rem; }
ul { list-style: none; }
li { display: flex; align-items: center; gap: 0.75rem; justify-content: space-between; padding: 0.375rem 0; border-top: 1.5px solid var(--rule); }
li > span { min-width: 0; overflow-wrap: anywhere; }
li button { min-height: 2.25rem; padding: 0.25rem 0.75rem; font-size: 0.875rem; flex: none; }
small { font-size: 0.8125rem; color: var(--soft); display: block; }
code { font: 0.8125rem ui-monospace, monospace; color: var(--soft); display: block; }
.code { width: 100%; max-width: 12rem; background: #fff; fill: #000; }
ol { margin: 0; padding: 0 0 0 1.25rem; }
ol li { display: list-item; border: 0; }
.bad { color: var(--bad); }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.row > * { flex: 1 1 auto; }
header { display: flex; align-items: start; justify-content: space-between; gap: 0.75rem; }
header button { padding: 0 0.75rem; border-color: transparent; }
.seen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: no-preference) { .turning { animation: turn 1s linear infinite; } }
@media (forced-colors: active) { .panel, button, a { border-color: CanvasText; } }
`
