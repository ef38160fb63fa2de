import { fetchActivity } from '@lootboxes/catalog/react'
import { useAccount, useLootboxQueryClient } from '@lootboxes/lootbox/react'
import {
  type CollectionDraft,
  collectionOfDraft,
  countDraftItems,
  createNonFungibleCollection,
  explainManifest,
  type Manifest,
  renderManifest,
} from '@lootboxes/manifest'
import { buttonStyle, formatCount, Link, SignPanel, type TxStepsProps, TxSummary } from '@lootboxes/ui'
import type { TransactionState, useSendTransaction } from '@lootboxes/wallet-connector/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { ConnectAction } from '@/client/connect-action'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import { collectionPath, receiptPath } from '@/config/paths'

/** How long this page waits for the wallet's answer. The toolkit continues to poll the ledger after that. */
const timeout = 120_000

type MintProps = { draft: CollectionDraft; sending: ReturnType<typeof useSendTransaction> }

/** The last step: what the transaction does, and the request to the wallet. */
export function MintStep({ draft, sending }: MintProps) {
  const { site } = useClient()
  const account = useAccount()
  if (account === undefined)
    return (
      <>
        <p>The items are minted into your account. Connect your wallet to choose it.</p>
        <div>
          <ConnectAction variant="primary" />
        </div>
      </>
    )
  const options = collectionOfDraft(draft, { networkId: site.networkId, account: account.address })
  return createNonFungibleCollection(options).match(
    (manifest) => (
      <>
        <TxSummary
          leaves={[{ what: 'The network fee', note: 'Your wallet shows it before you sign' }]}
          arrives={[
            {
              what: `${formatCount(countDraftItems(draft))} items of ${draft.name.trim()}`,
              note: account.label,
            },
          ]}
          note="The collection has no owner: nobody can mint more items, or change, freeze or take back any."
        />
        <SendManifest manifest={manifest} sending={sending} />
      </>
    ),
    (error) => (
      <p role="alert">
        This cannot be written as a transaction ({error.kind.replaceAll('-', ' ')}
        {'where' in error ? ` at ${error.where}` : ''}). Go back and change it.
      </p>
    ),
  )
}

function stageOf(state: TransactionState): Omit<TxStepsProps, 'words'> | undefined {
  switch (state.status) {
    case 'awaiting-wallet':
      return { stage: state.progress === 'page' ? 'sent' : state.progress }
    case 'submitted':
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

const statusTexts: Partial<Readonly<Record<TransactionState['status'], string>>> = {
  'awaiting-wallet': words.checkWallet,
  submitted: 'Submitted. The ledger decides within seconds.',
  undetermined: 'The result is not known yet. This page keeps asking the ledger. Do not send it again meanwhile.',
}
const failureTexts: Partial<Readonly<Record<TransactionState['status'], string>>> = {
  failed: 'The transaction failed. Nothing was minted, and you paid only the network fee.',
  rejected: 'The ledger rejected the transaction. Nothing was minted, and you paid nothing.',
  refused: 'The transaction was not sent. Nothing was minted, and you paid nothing.',
}

function SendManifest({
  manifest,
  sending: { state, send, cancel, reset },
}: Pick<MintProps, 'sending'> & { manifest: Manifest }) {
  const transactionManifest = renderManifest(manifest)
  return (
    <SignPanel
      sentences={explainManifest(manifest).sentences}
      manifest={transactionManifest}
      label="Sign and mint"
      steps={stageOf(state)}
      busy={state.status === 'awaiting-wallet' || state.status === 'submitted'}
      locked={state.status === 'undetermined'}
      status={statusTexts[state.status]}
      failure={failureTexts[state.status]}
      onSign={() => void send({ transactionManifest, version: 1, label: 'create collection', timeout })}
      onCancel={state.status === 'awaiting-wallet' && state.canCancel ? cancel : undefined}
      onRetry={reset}
    />
  )
}

type MintedProps = {
  transactionIntentHash: string
  onMinted: () => void
  /** The user leaves the page. */
  onLeave: () => void
}

/** The collection is on the ledger. Its page opens as soon as the catalog has read it. */
export function Minted({ transactionIntentHash, onMinted, onLeave }: MintedProps) {
  const account = useAccount()?.address
  const router = useRouter()
  const { data: collection } = useQuery(
    {
      queryKey: ['minted', transactionIntentHash],
      queryFn: async ({ signal }) => {
        const { rows } = await fetchActivity({ kind: 'Minted', account }, signal)
        return rows.find((row) => row.transactionIntentHash === transactionIntentHash)?.collection ?? null
      },
      refetchInterval: ({ state }) => (state.data ? false : 1_000),
    },
    useLootboxQueryClient(),
  )
  const address = collection?.address
  const minted = useEffectEvent(onMinted)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    minted()
    return () => leave()
  }, [])
  useEffect(() => {
    if (address !== undefined) router.replace(collectionPath(address))
  }, [address, router])
  return (
    <div role="status" className="flex flex-wrap items-center gap-4 border-leaf border-l-4 py-2 pl-4">
      {collection ? (
        <a href={collectionPath(collection.address)} className={buttonStyle({ variant: 'primary' })}>
          Open {collection.name}
        </a>
      ) : (
        <span className="text-ink-soft">Its page opens soon…</span>
      )}
      <Link href={receiptPath(transactionIntentHash)}>Receipt</Link>
    </div>
  )
}
