import { type Answer, text } from '../http/answer'
import { type Html, html } from './html'

const policy =
  "default-src 'none'; style-src 'self'; font-src data:; img-src 'self' data:; form-action 'self'; base-uri 'none'"

const header = html`<header class="border-rule border-b-2 border-dashed bg-card"><div class="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
<a class="heading inline-flex min-h-11 items-center text-xl underline-offset-4 hover:underline" href="/">Lootboxes devnet</a>
<form class="flex w-full gap-2 sm:ml-auto sm:w-auto sm:max-w-xl sm:grow" action="/explorer/search" role="search"><input class="outline-control figure min-h-11 w-full min-w-0 bg-card px-3 py-2 text-ink text-sm placeholder:text-ink-soft" name="q" aria-label="Address or transaction id" placeholder="Address or transaction id"><button class="button button-outline button-small">Search</button></form></div></header>`

type PageOptions = {
  status?: number | undefined
  /** For the frame of another page: without the header. */
  frame?: 'dark' | 'system' | undefined
}

/** A page of the explorer. It works without scripts. */
export function page(title: string, content: Html, { status = 200, frame }: PageOptions = {}): Answer {
  const document = html`<!doctype html><html lang="en"${frame === 'dark' && html` data-theme="dark"`}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} | Lootboxes devnet</title><link rel="stylesheet" href="/explorer/style.css">
${frame === undefined && header}<main class="wrap flex flex-col gap-8 py-8"><h1 class="headline text-5xl [overflow-wrap:anywhere]">${title}</h1>${content}</main></html>`
  const answer = text(status, 'text/html; charset=utf-8', document.html)
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}

export const section = (title: string, content: Html): Html =>
  html`<section class="flex min-w-0 flex-col gap-3"><h2 class="heading text-2xl">${title}</h2>${content}</section>`

/** The parts below have the markup of the kit's parts of the same names. */
export const figureStrip = (figures: readonly (readonly [label: string, value: Html | string | number])[]): Html =>
  html`<dl class="grid w-full grid-cols-2 overflow-hidden rounded-card border-[1.5px] border-frame bg-card *:last:odd:col-span-2 sm:flex">${figures.map(
    ([label, value]) =>
      html`<div class="relative -mt-0.5 -ml-0.5 min-w-0 flex-1 border-rule border-t-2 border-l-2 border-dashed px-4 py-3.5"><dt class="text-ink-soft text-sm">${label}</dt><dd class="heading text-xl tabular-nums leading-snug">${value}</dd></div>`,
  )}</dl>`

export const factList = (facts: readonly (readonly [label: string, value: Html | string | number])[]): Html =>
  html`<dl class="@container flex flex-col gap-y-2">${facts.map(
    ([label, value]) =>
      html`<div class="grid items-baseline gap-x-6 @min-[20rem]:grid-cols-[7.5rem_minmax(0,1fr)]"><dt class="text-ink-soft">${label}</dt><dd class="min-w-0 font-medium [overflow-wrap:anywhere]">${value}</dd></div>`,
  )}</dl>`

const tones = {
  plain: html`class="badge border-rule text-ink-soft"`,
  leaf: html`class="badge border-leaf text-leaf"`,
  coral: html`class="badge border-coral text-coral"`,
}

export const badge = (tone: keyof typeof tones, label: string): Html => html`<span ${tones[tone]}>${label}</span>`

export const none = (what: string): Html => html`<p class="text-ink-soft">${what}</p>`

export const table = (head: readonly string[], rows: readonly (readonly (Html | string | number)[])[]): Html =>
  rows.length === 0
    ? none('None.')
    : html`<table class="w-full border-collapse text-left"><thead><tr>${head.map((cell) => html`<th class="py-2 pr-4 align-bottom font-medium text-ink-soft text-sm last:pr-0" scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td class="border-rule border-t-[1.5px] py-2 pr-4 align-baseline [overflow-wrap:anywhere] first:[overflow-wrap:break-word] last:pr-0">${cell}</td>`)}</tr>`)}</tbody></table>`
