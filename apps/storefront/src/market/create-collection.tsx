'use client'

import { categories } from '@lootboxes/catalog/lists'
import {
  type CollectionDraft,
  type CollectionDraftStep,
  collectionDraftSteps,
  countDraftItems,
} from '@lootboxes/manifest'
import {
  Button,
  CollectionFields,
  CollectionPreview,
  CreateWizard,
  formatCount,
  PropertiesEditor,
  type Rarity,
  rarities,
  rarityWords,
} from '@lootboxes/ui'
import { useSendTransaction } from '@lootboxes/wallet-connector/react'
import { newKey } from '@/client/new-key'
import { useClient } from '@/client/use-client'
import { CreatePictures, sourceOf } from './create-pictures'
import { Minted, MintStep } from './mint-step'
import { useDraft } from './use-draft'

const titles: Readonly<Record<CollectionDraftStep, string>> = {
  pictures: 'Add pictures',
  collection: 'Describe the collection',
  properties: 'Add properties',
  mint: 'Mint the collection',
}
const names: Readonly<Record<CollectionDraftStep, string>> = {
  pictures: 'Pictures',
  collection: 'Collection',
  properties: 'Properties',
  mint: 'Mint',
}
const mintedLede = 'The collection has no owner: nobody can change, freeze or take back its items.'

/** The facts of a draft: its items, in all and of each rarity, its network and its category. */
const factsOf = ({ items, category }: CollectionDraft<Rarity>, network: string) => [
  { label: 'Items', value: formatCount(countDraftItems({ items })) },
  ...rarities.toReversed().flatMap((rarity) => {
    const value = countDraftItems({ items: items.filter((item) => item.rarity === rarity) })
    return value === 0 ? [] : [{ label: rarityWords[rarity], value: formatCount(value) }]
  }),
  { label: 'Network', value: network },
  { label: 'Category', value: category },
]

/** Creates a collection in four steps. Nothing is on the ledger before the wallet has signed. */
export function CreateCollection({ hasStorage }: { hasStorage: boolean }) {
  const { site } = useClient()
  const { draft, isSaved, step, missing, errors, fields, edit, next, back, forget, clear, reset } = useDraft()
  const sending = useSendTransaction()
  const { state } = sending
  const isMinted = state.status === 'committed'
  const rarest = draft.items.toSorted((a, b) => rarities.indexOf(b.rarity) - rarities.indexOf(a.rarity))[0]
  return (
    <CreateWizard
      steps={collectionDraftSteps.map((key) => ({ key, title: names[key], href: `#${key}` }))}
      step={isMinted ? 'mint' : step}
      finished={isMinted}
      title={isMinted ? 'The collection is on the ledger' : titles[step]}
      lede={
        isMinted
          ? mintedLede
          : 'You can change everything until you sign. After that, you can change nothing. You pay the network fee only, and your wallet shows it before you sign.'
      }
      preview={
        <CollectionPreview
          name={draft.name.trim()}
          description={draft.description.trim()}
          picture={rarest && sourceOf(rarest)}
          rarity={rarest?.rarity ?? 'plain'}
          {...(isMinted ? { stamp: null } : {})}
          facts={factsOf(draft, site.networkName)}
        />
      }
      actions={
        isMinted ? undefined : (
          <>
            {step === 'mint' ? null : <Next isReady={missing === undefined} onClick={next} />}
            {step === 'pictures' ? null : (
              <Button variant="quiet" onClick={back}>
                Back
              </Button>
            )}
            {isSaved ? (
              <>
                <Button variant="quiet" onClick={reset}>
                  Discard draft
                </Button>
                <span className="content-center text-ink-soft text-sm">Draft saved in this browser.</span>
              </>
            ) : null}
          </>
        )
      }
    >
      <div ref={fields} className="flex flex-col gap-6">
        {isMinted ? (
          <Minted transactionIntentHash={state.transactionIntentHash} onMinted={forget} onLeave={clear} />
        ) : step === 'properties' ? (
          <PropertiesEditor
            properties={draft.properties}
            onPropertiesChange={(properties) => edit(() => ({ properties }))}
            newKey={newKey}
          />
        ) : step === 'collection' ? (
          <CollectionFields
            collection={draft}
            onCollectionChange={(own) => edit(() => own)}
            errors={errors}
            categories={categories.slice(1)}
          />
        ) : step === 'mint' ? (
          <MintStep draft={draft} sending={sending} />
        ) : (
          <CreatePictures
            items={draft.items}
            onItemsChange={(change) => edit(({ items }) => ({ items: change(items) }))}
            error={errors.items}
            hasStorage={hasStorage}
          />
        )}
      </div>
    </CreateWizard>
  )
}

/** Quiet until the step is complete. A press before that shows what is missing. */
const Next = ({ isReady, onClick }: { isReady: boolean; onClick: () => void }) => (
  <Button variant={isReady ? 'primary' : 'outline'} onClick={onClick}>
    Next
  </Button>
)
