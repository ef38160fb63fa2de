import type { Result } from 'neverthrow'
import * as z from 'zod'
import type { ControlError } from '../control/control-error'
import { type Answer, empty, text } from '../http/answer'
import { FaultSettings } from '../http/fault-settings'
import { entityPage, transactionPage } from './detail-pages'
import type { ExplorerDeps } from './explorer-deps'
import { homePage } from './home-page'
import { kitStyle } from './kit-style'
import { tradePage } from './trade-page'

const redirect = (location: string): Answer => ({ ...empty(303), headers: { location } })

const Control = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('clock'),
    frozen: z.enum(['true', 'false']).optional(),
    advanceMs: z.coerce.number().int().min(0).optional(),
    advanceEpochs: z.coerce.number().int().min(1).optional(),
  }),
  z.strictObject({ action: z.literal('snapshot') }),
  z.strictObject({ action: z.literal('restore'), id: z.coerce.number().int() }),
  z.strictObject({ action: z.literal('reset') }),
  z.strictObject({ action: z.literal('mine') }),
  z.strictObject({ action: z.literal('next'), outcome: z.enum(['stuck', 'rejected', 'failure']) }),
  z.strictObject({
    action: z.literal('faults'),
    rate: z.coerce.number().min(0).max(1),
    kind: FaultSettings.shape.faults.shape.kinds.element.optional(),
  }),
])

const refusalIn = (result: Result<unknown, ControlError>): string | undefined =>
  result.match(
    () => undefined,
    ({ reason }) => reason,
  )

/** Runs the control of a button. Returns why it was refused. */
function run({ controls }: ExplorerDeps, control: z.output<typeof Control>): string | undefined {
  switch (control.action) {
    case 'clock': {
      const { frozen, advanceMs, advanceEpochs } = control
      const change = { advanceMs, advanceEpochs, frozen: frozen === undefined ? undefined : frozen === 'true' }
      return refusalIn(controls.clock(change))
    }
    case 'snapshot':
      controls.snapshot()
      return undefined
    case 'restore':
      return refusalIn(controls.restore(control.id))
    case 'reset':
      return refusalIn(controls.reset())
    case 'mine':
      controls.mine()
      return undefined
    case 'next':
      return refusalIn(controls.nextTransactions({ outcome: control.outcome }))
    case 'faults':
      return refusalIn(
        controls.faults({
          faults: { rate: control.rate, ...(control.kind === undefined ? {} : { kinds: [control.kind] }) },
        }),
      )
  }
}

/** Answers a button of the explorer and returns to the first page. The caller has checked where the request comes from. */
export function answerExplorerControl(deps: ExplorerDeps, body: string): Answer {
  const parsed = Control.safeParse(Object.fromEntries(new URLSearchParams(body)))
  const refusal = parsed.success ? run(deps, parsed.data) : 'The form has an unknown setting.'
  return redirect(refusal === undefined ? '/' : `/?refused=${encodeURIComponent(refusal)}`)
}

/** Answers a page of the explorer, or `undefined` for another path. */
export async function answerExplorer(
  deps: ExplorerDeps,
  path: string,
  query: URLSearchParams,
): Promise<Answer | undefined> {
  if (path === '/') return homePage(deps, query)
  if (path === '/explorer/style.css') return text(200, 'text/css; charset=utf-8', await kitStyle())
  if (path === '/explorer/search') {
    const wanted = (query.get('q') ?? '').trim()
    return redirect(`/explorer/${wanted.startsWith('txid_') ? 'transaction' : 'entity'}/${encodeURIComponent(wanted)}`)
  }
  if (path === '/explorer/trade') return tradePage(deps, query)
  const [, kind, id = ''] = /^\/explorer\/(transaction|entity)\/([\w]{1,120})$/.exec(path) ?? []
  if (kind === undefined) return undefined
  return kind === 'transaction' ? transactionPage(deps, id) : entityPage(deps, id)
}
