import { displayAmount } from '@lootboxes/ledger'
import { createBoxReader, isSellable, type LootboxEntry, productErrorText } from '@lootboxes/lootbox'
import { Button, CopyButton, Field, Form, TextInput } from '@lootboxes/ui'
import { Check, CircleHelp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type EnvLootbox, parseEnvLootbox } from '@/config/env-lootbox'
import { listEnvLootbox } from '@/config/list-env-lootbox'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { serverGateway } from '@/ledger/server-gateway'

/** What was filled in; each value as it was typed. */
export type LootboxFields = {
  readonly component: string
  readonly ticket: string
  readonly price: string
  readonly title: string
}

type Finding = { readonly verdict: 'good' | 'bad' | 'unknown'; readonly text: ReactNode }

const patienceMs = 3_000

/** Reads the box as this site would if it listed it, and says what would keep it from being sold. */
async function look(given: EnvLootbox): Promise<readonly Finding[]> {
  const { lootbox, tokenSymbol } = listEnvLootbox(readPreset(), given)
  const [box] = lootbox.lootboxes
  if (box === undefined) return []
  const read = await createBoxReader(serverGateway(), lootbox)(box, { signal: AbortSignal.timeout(patienceMs) })
  return read.match(
    ({ price, supply, odds, collections }): readonly Finding[] => [
      { verdict: 'good', text: 'The component is on the ledger.' },
      isSellable(price)
        ? {
            verdict: 'good',
            text: `It asks ${displayAmount(given.price, { unit: tokenSymbol })} a ticket, as you say.`,
          }
        : {
            verdict: 'bad',
            text: `It asks ${supply.price === undefined ? 'another price' : displayAmount(supply.price, { unit: tokenSymbol })}, not ${displayAmount(given.price, { unit: tokenSymbol })}: nothing would be sold.`,
          },
      {
        verdict: 'good',
        text: `${supply.sold.toLocaleString('en')} tickets are sold${supply.left === undefined ? '' : `, ${supply.left.toLocaleString('en')} are left`}.`,
      },
      odds === undefined
        ? { verdict: 'unknown', text: 'It has no field this site takes for the pool, so no odds would be shown.' }
        : { verdict: 'good', text: 'Its pool can be read, so its odds would be shown.' },
      collections.length === 0
        ? { verdict: 'unknown', text: 'It holds no loot.' }
        : {
            verdict: 'good',
            text: `It holds loot of ${collections.length === 1 ? 'one collection' : `${collections.length} collections`}.`,
          },
    ],
    (error): readonly Finding[] => [{ verdict: 'bad', text: productErrorText(error) }],
  )
}

const marks: Readonly<Record<Finding['verdict'], ReactNode>> = {
  good: <Check aria-hidden className="size-5 shrink-0 text-leaf" />,
  bad: <X aria-hidden className="size-5 shrink-0 text-coral" />,
  unknown: <CircleHelp aria-hidden className="size-5 shrink-0 text-ink-soft" />,
}
const said: Readonly<Record<Finding['verdict'], string>> = { good: 'Good', bad: 'Not good', unknown: 'Not known' }

function parse(json: string, networkId: number): EnvLootbox | string {
  try {
    return parseEnvLootbox(json, networkId)
  } catch (cause) {
    return cause instanceof Error ? cause.message : 'That is no lootbox.'
  }
}

/** An entry for the list of boxes, checked against the ledger. A plain form, so it works without script and can be linked to. */
export async function CheckLootbox({ fields, example }: { fields: LootboxFields; example: LootboxEntry | undefined }) {
  const { networkId, networkName } = readSiteConfig()
  const { component, ticket, price, title } = fields
  const isAsked = component !== '' || ticket !== ''
  const json = JSON.stringify({ component, ticket, price, ...(title === '' ? {} : { title }) })
  const given = isAsked ? parse(json, networkId) : undefined
  const findings: readonly Finding[] =
    given === undefined ? [] : typeof given === 'string' ? [{ verdict: 'bad', text: given }] : await look(given)
  const isGood = findings.length > 0 && findings.every(({ verdict }) => verdict !== 'bad')
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Form action="/create" method="get">
        <Field label="Component" hint="component_…" required>
          {(control) => <TextInput {...control} name="component" defaultValue={component} spellCheck={false} />}
        </Field>
        <Field label="Ticket resource" hint="resource_…" required>
          {(control) => <TextInput {...control} name="ticket" defaultValue={ticket} spellCheck={false} />}
        </Field>
        <Field label="Price of a ticket" hint="In XRD." required>
          {(control) => <TextInput {...control} name="price" defaultValue={price} inputMode="decimal" />}
        </Field>
        <Field label="Title">{(control) => <TextInput {...control} name="title" defaultValue={title} />}</Field>
        <Button type="submit" className="self-start">
          Check it on {networkName}
        </Button>
      </Form>
      <div className="flex flex-col gap-4" role="status">
        {given === undefined ? (
          <p className="text-ink-soft">
            A box is listed by its addresses and its price. They are read from the ledger here, as this site would read
            them.
            {example === undefined ? null : (
              <>
                {' '}
                For example{' '}
                <a
                  href={`/create?component=${example.componentAddress}&ticket=${example.ticketAddress}&price=2#lootbox`}
                  className="underline underline-offset-4"
                >
                  {example.title}
                </a>
                .
              </>
            )}
          </p>
        ) : (
          <ul className="flex list-none flex-col gap-3">
            {findings.map(({ verdict, text }, at) => (
              <li key={at} data-verdict={verdict} className="flex gap-3">
                {marks[verdict]}
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="sr-only">{said[verdict]}: </span>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        )}
        {isGood ? (
          <div className="flex flex-col items-start gap-3">
            <p>Start the site with this, and it stands at “/”:</p>
            <pre className="figure max-w-full overflow-x-auto rounded-card border-[1.5px] border-rule bg-card p-4 text-sm">
              LOOTBOX='{json}'
            </pre>
            <CopyButton text={`LOOTBOX='${json}'`} label="Copy the entry" showLabel variant="outline" />
          </div>
        ) : null}
      </div>
    </div>
  )
}
