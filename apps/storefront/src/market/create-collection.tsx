'use client'

import { type Category, categories } from '@lootboxes/catalog/lists'
import { useAccount } from '@lootboxes/lootbox/react'
import { createNonFungibleCollection, explainManifest, renderManifest } from '@lootboxes/manifest'
import {
  Button,
  buttonStyle,
  Checkbox,
  CollectionPreview,
  CopyButton,
  CreateWizard,
  Field,
  PictureDrop,
  PropertiesEditor,
  RaritiesEditor,
  rarities,
  Select,
  TextArea,
  TextInput,
  TxSteps,
  type TxStepsProps,
  TxSummary,
} from '@lootboxes/ui'
import { type TransactionState, useSendTransaction } from '@lootboxes/wallet-connector/react'
import { useQuery } from '@tanstack/react-query'
import NextLink from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { ConnectAction } from '@/client/connect-action'
import { useQueries } from '@/client/queries'
import { SiteLink } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { collectionPath, receiptPath } from '@/config/paths'
import {
  type CollectionDraft,
  checkedProperties,
  collectionOptions,
  type DraftErrors,
  type DraftStep,
  draftSteps,
  emptyDraft,
  itemCount,
  stepErrors,
} from './collection-draft'
import { shrinkPicture } from './shrink-picture'

const titles: Readonly<Record<DraftStep, string>> = {
  picture: 'What is it?',
  properties: 'What makes them differ?',
  copies: 'How many of each?',
  mint: 'Print it',
}
const names: Readonly<Record<DraftStep, string>> = {
  picture: 'Picture',
  properties: 'Properties',
  copies: 'Copies',
  mint: 'Mint',
}
const isStep = (text: string): text is DraftStep => draftSteps.some((step) => step === text)

/** The step in front is the part of the address after `#`, so Back goes back a step. */
function useStep(): readonly [DraftStep, (step: DraftStep) => void] {
  const [step, setStep] = useState<DraftStep>('picture')
  useEffect(() => {
    const follow = () => {
      const said = window.location.hash.slice(1)
      setStep(isStep(said) ? said : 'picture')
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const go = (next: DraftStep) => {
    window.location.hash = next
  }
  return [step, go]
}

const madeLede = 'Nobody owns the collection: nothing in it can be changed, frozen or taken back.'

/** Takes whoever pressed Next to the first field that is wrong. */
function showFirstWrong(fields: HTMLElement | null) {
  const wrong = fields?.querySelector<HTMLElement>('[aria-invalid=true]') ?? fields?.querySelector('input')
  wrong?.focus({ preventScroll: true })
  wrong?.scrollIntoView({ block: 'center' })
}

/** Making a collection: four steps, and nothing is on the ledger before the wallet has signed. */
export function CreateCollection() {
  const { site } = useClient()
  const [draft, setDraft] = useState<CollectionDraft>(emptyDraft)
  const [step, go] = useStep()
  const [errors, setErrors] = useState<DraftErrors>({})
  const change = (own: Partial<CollectionDraft>) => {
    setDraft((before) => ({ ...before, ...own }))
    setErrors({})
  }
  const at = draftSteps.indexOf(step)
  // Whoever comes to a later step by its address alone begins at the first that is not done.
  const firstOpen = draftSteps.findIndex((one) => Object.keys(stepErrors(draft, one)).length > 0)
  const front = (firstOpen < at ? draftSteps[firstOpen] : undefined) ?? step
  const sending = useSendTransaction()
  const { state } = sending
  const isMade = state.status === 'committed'
  const again = () => {
    sending.reset()
    setDraft(emptyDraft)
    go('picture')
  }
  const body = useRef<HTMLDivElement>(null)
  /** How often Next was pressed in vain. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) showFirstWrong(body.current)
  }, [refusals])
  const next = () => {
    const wrong = stepErrors(draft, front)
    if (wrong.properties) setDraft((before) => ({ ...before, properties: checkedProperties(before.properties) }))
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) setRefusals((before) => before + 1)
    const following = draftSteps[draftSteps.indexOf(front) + 1]
    if (Object.keys(wrong).length === 0 && following) go(following)
  }
  const count = itemCount(draft)
  const rarest = rarities.findLast((rarity) => draft.copies[rarity] > 0) ?? 'plain'
  const isData = draft.picture.startsWith('data:')
  return (
    <CreateWizard
      steps={draftSteps.map((key) => ({ key, title: names[key], href: `#${key}` }))}
      step={isMade ? 'mint' : front}
      finished={isMade}
      title={isMade ? 'It is on the ledger' : titles[front]}
      lede={isMade ? madeLede : 'Everything can be changed until you sign. After that nothing can.'}
      preview={
        <CollectionPreview
          name={draft.name.trim()}
          description={draft.description.trim()}
          // Only what this page holds itself is shown: an address is somebody else's server.
          picture={isData ? draft.picture : undefined}
          rarity={rarest}
          {...(isMade ? { stamp: null } : {})}
          facts={[
            { label: 'Items', value: count.toLocaleString('en') },
            { label: 'Network', value: site.networkName },
            { label: 'Category', value: draft.category },
          ]}
        />
      }
      actions={
        <>
          {isMade ? <Button onClick={again}>Make another</Button> : null}
          {isMade || front === 'mint' ? null : (
            <Button variant="primary" onClick={next}>
              Next
            </Button>
          )}
          {isMade || front === 'picture' ? null : (
            <Button
              variant="quiet"
              onClick={() => go(draftSteps[Math.max(0, draftSteps.indexOf(front) - 1)] ?? 'picture')}
            >
              Back
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className="flex flex-col gap-6">
        {isMade ? (
          <Made transactionIntentHash={state.transactionIntentHash} />
        ) : front === 'properties' ? (
          <PropertiesEditor
            properties={draft.properties}
            onPropertiesChange={(properties) => change({ properties })}
            newKey={() => crypto.randomUUID()}
          />
        ) : front === 'copies' ? (
          <RaritiesEditor copies={draft.copies} onCopiesChange={(copies) => change({ copies })} error={errors.copies} />
        ) : front === 'mint' ? (
          <Mint draft={draft} sending={sending} />
        ) : (
          <PictureStep draft={draft} errors={errors} change={change} />
        )}
      </div>
    </CreateWizard>
  )
}

type StepProps = {
  draft: CollectionDraft
  errors: DraftErrors
  change: (own: Partial<CollectionDraft>) => void
}

function PictureStep({ draft, errors, change }: StepProps) {
  const [file, setFile] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const pick = async (picked: File) => {
    setBusy(true)
    try {
      change({ picture: await shrinkPicture(picked) })
      setFile(picked.name)
      setRefused(undefined)
    } catch (cause) {
      setRefused(cause instanceof Error ? cause.message : 'That file could not be read.')
    }
    setBusy(false)
  }
  const isData = draft.picture.startsWith('data:')
  return (
    <>
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={64}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            value={draft.description}
            maxLength={400}
            rows={3}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <PictureDrop
        label="Picture"
        hint="It is written into every item, so it is drawn smaller until it takes 6 kB at most."
        picture={isData ? { src: draft.picture, name: file ?? 'Your picture' } : undefined}
        busy={busy}
        error={refused ?? (isData ? errors.picture : undefined)}
        onPick={(picked) => void pick(picked)}
        onRemove={() => change({ picture: '' })}
      />
      {isData ? null : (
        <Field label="Or its address" hint="https:// or ipfs://, where it will stay." error={errors.picture}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={draft.picture}
              onChange={({ target }) => change({ picture: target.value.trim() })}
            />
          )}
        </Field>
      )}
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            options={categories.slice(1).map((value) => ({ value, label: value }))}
            onChange={({ target }) =>
              change({ category: categories.find((one): one is Category => one === target.value) ?? 'Art' })
            }
          />
        )}
      </Field>
      <Checkbox
        label="Not safe for work"
        hint="Its pictures are blurred until somebody asks for them."
        checked={draft.isNfsw}
        onChange={({ target }) => change({ isNfsw: target.checked })}
      />
    </>
  )
}

const stageOf = (state: TransactionState): Omit<TxStepsProps, 'words'> | undefined => {
  switch (state.status) {
    case 'awaiting-wallet':
      return { stage: state.progress === 'page' ? 'sent' : state.progress }
    case 'submitted':
      return { stage: 'confirming' }
    case 'undetermined':
      return { stage: 'confirming' }
    case 'failed':
    case 'rejected':
      return { stage: 'confirming', failed: true }
    case 'refused':
      return { stage: 'wallet', failed: true }
    default:
      return undefined
  }
}

/** How long the wallet's answer is waited for here; the toolkit goes on asking the ledger after that. */
const waitMs = 120_000

type MintProps = { draft: CollectionDraft; sending: ReturnType<typeof useSendTransaction> }

function Mint({ draft, sending: { state, send, cancel, reset } }: MintProps) {
  const { site } = useClient()
  const account = useAccount()
  if (account === undefined)
    return (
      <>
        <p>The items are minted into your own account, so this site has to know which that is.</p>
        <div>
          <ConnectAction variant="primary" />
        </div>
      </>
    )
  const made = createNonFungibleCollection(
    collectionOptions(draft, { networkId: site.networkId, account: account.address }),
  )
  if (made.isErr())
    return (
      <p role="alert">
        This cannot be written as a transaction ({made.error.kind.replaceAll('-', ' ')}
        {'where' in made.error ? ` at ${made.error.where}` : ''}). Go back and change it.
      </p>
    )
  const manifest = renderManifest(made.value)
  const { sentences } = explainManifest(made.value)
  const isUnderWay = state.status === 'awaiting-wallet' || state.status === 'submitted'
  const stage = stageOf(state)
  const sign = () =>
    void send({ transactionManifest: manifest, version: 1, label: 'create collection', timeout: waitMs })
  return (
    <>
      <TxSummary
        leaves={[{ what: 'The network fee', note: 'Your wallet shows it before you sign' }]}
        arrives={[
          { what: `${itemCount(draft).toLocaleString('en')} items of ${draft.name.trim()}`, note: account.label },
        ]}
        note="Nobody owns the collection: no more can be minted, and nothing in it can be changed, frozen or taken back."
      />
      <details>
        <summary className="min-h-11 cursor-pointer font-semibold">What the transaction says</summary>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-6">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <CopyButton text={manifest} label="Copy the manifest" showLabel variant="outline" className="mt-4" />
      </details>
      {stage === undefined ? null : <TxSteps {...stage} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isUnderWay} disabled={state.status === 'undetermined'} onClick={sign}>
          Sign and mint
        </Button>
        {state.status === 'awaiting-wallet' && state.canCancel ? <Button onClick={cancel}>Cancel</Button> : null}
      </div>
      <p role="status" className="text-ink-soft">
        {state.status === 'awaiting-wallet' ? 'Check your wallet to complete the transaction' : ''}
        {state.status === 'submitted' ? 'Submitted. The ledger decides within seconds.' : ''}
        {state.status === 'undetermined'
          ? 'The ledger has not said yet how it ended. This page keeps asking; do not send it again meanwhile.'
          : ''}
      </p>
      {state.status === 'refused' || state.status === 'failed' || state.status === 'rejected' ? (
        <div role="alert" className="flex flex-col items-start gap-3 border-coral border-l-4 pl-4">
          <p>
            {state.status === 'failed'
              ? 'The ledger did not accept it. Nothing was minted; the network fee is gone.'
              : state.status === 'rejected'
                ? 'The ledger rejected it. Nothing was minted, and nothing was paid.'
                : 'It was not sent. Nothing was minted, and nothing was paid.'}
          </p>
          <Button size="small" onClick={reset}>
            Try again
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The ledger has it; its page is there as soon as the catalog has read that. */
function Made({ transactionIntentHash }: { transactionIntentHash: string }) {
  const account = useAccount()?.address
  const { data: collection } = useQuery(
    {
      queryKey: ['made', transactionIntentHash],
      queryFn: async ({ signal }) => {
        const { fetchActivity } = await import('./list-pages')
        const { rows } = await fetchActivity({ kind: 'Minted', ...(account === undefined ? {} : { account }) }, signal)
        return rows.find((row) => row.transactionIntentHash === transactionIntentHash)?.collection ?? null
      },
      refetchInterval: ({ state }) => (state.data ? false : 1_000),
    },
    useQueries(),
  )
  return (
    <div role="status" className="flex flex-wrap items-center gap-4 border-leaf border-l-4 py-2 pl-4">
      {collection ? (
        <NextLink href={collectionPath(collection.address)} className={buttonStyle({ variant: 'primary' })}>
          Open {collection.name}
        </NextLink>
      ) : (
        <span className="text-ink-soft">The catalog is reading it…</span>
      )}
      <SiteLink href={receiptPath(transactionIntentHash)}>Receipt</SiteLink>
    </div>
  )
}
