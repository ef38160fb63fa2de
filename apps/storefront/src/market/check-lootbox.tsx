import { checkLootbox, type LootboxEntry, type LootboxFinding } from '@lootboxes/lootbox'
import { Button, CopyButton, Field, FindingList, Form, TextInput } from '@lootboxes/ui'
import { listEnvLootbox, parseEnvLootbox } from '@/config/env-lootbox'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { serverGateway } from '@/ledger/server-gateway'

/** The form's values as they were typed. */
export type LootboxFields = {
  readonly component: string
  readonly ticket: string
  readonly price: string
  readonly title: string
}

const timeoutMs = 3_000

/** Parses an entry as the variable `LOOTBOX` and checks its box on the ledger. */
async function check(entry: string): Promise<readonly LootboxFinding[]> {
  try {
    const { lootbox, tokenSymbol } = listEnvLootbox(readPreset(), parseEnvLootbox(entry, readSiteConfig().networkId))
    const [box] = lootbox.lootboxes
    if (box === undefined) return []
    const signal = AbortSignal.timeout(timeoutMs)
    return await checkLootbox(serverGateway(), lootbox, box, { unit: tokenSymbol, signal })
  } catch (cause) {
    return [{ verdict: 'bad', text: cause instanceof Error ? cause.message : 'This is not a lootbox.' }]
  }
}

/** Checks an entry for the list of boxes against the ledger. A GET form: it works without scripts and can be linked to. */
export async function CheckLootbox({ fields, example }: { fields: LootboxFields; example: LootboxEntry | undefined }) {
  const { component, ticket, price, title } = fields
  const entry = JSON.stringify({ component, ticket, price, ...(title === '' ? {} : { title }) })
  const findings = component === '' && ticket === '' ? [] : await check(entry)
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
          Check it on {readSiteConfig().networkName}
        </Button>
      </Form>
      <div className="flex flex-col gap-4" role="status">
        {findings.length === 0 ? <Introduction example={example} /> : <FindingList findings={findings} />}
        {findings.length > 0 && findings.every(({ verdict }) => verdict !== 'bad') ? (
          <div className="flex flex-col items-start gap-3">
            <p>Start the site with this variable to sell the box at “/”:</p>
            <pre className="figure max-w-full overflow-x-auto rounded-card border-[1.5px] border-rule bg-card p-4 text-sm">
              LOOTBOX='{entry}'
            </pre>
            <CopyButton text={`LOOTBOX='${entry}'`} label="Copy the entry" showLabel variant="outline" />
          </div>
        ) : null}
      </div>
    </div>
  )
}

const Introduction = ({ example }: { example: LootboxEntry | undefined }) => (
  <p className="text-ink-soft">
    A box is listed by its addresses and its price. This form reads them from the ledger as this site would.
    {example === undefined ? null : (
      <>
        {' '}
        For example{' '}
        <a
          href={`/create?component=${example.componentAddress}&ticket=${example.ticketAddress}&price=2#lootbox`}
          rel="external"
          className="underline underline-offset-4"
        >
          {example.name}
        </a>
        .
      </>
    )}
  </p>
)
