'use client'

import { categories } from '@lootboxes/catalog/lists'
import {
  type CollectionDraft,
  type CollectionDraftErrors,
  type CollectionDraftStep,
  checkDraftProperties,
  collectionDraftErrors,
  collectionDraftSteps,
  countDraftItems,
  MAX_PICTURE_CHARS,
} from '@lootboxes/manifest'
import {
  Button,
  CollectionFields,
  CollectionPreview,
  CreateWizard,
  focusInvalidField,
  PropertiesEditor,
  RaritiesEditor,
  type Rarity,
  rarities,
  useHashStep,
} from '@lootboxes/ui'
import { useSendTransaction } from '@lootboxes/wallet-connector/react'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '@/client/use-client'
import { Minted, MintStep } from './mint-step'

const emptyDraft: CollectionDraft<Rarity> = {
  name: '',
  description: '',
  picture: '',
  category: 'Art',
  isNfsw: false,
  properties: [{ key: 'first', name: '', values: '' }],
  copies: { plain: 8, hatched: 2, double: 1, foil: 1 },
}

const titles: Readonly<Record<CollectionDraftStep, string>> = {
  picture: 'What is it?',
  properties: 'What makes them differ?',
  copies: 'How many of each?',
  mint: 'Print it',
}
const names: Readonly<Record<CollectionDraftStep, string>> = {
  picture: 'Picture',
  properties: 'Properties',
  copies: 'Copies',
  mint: 'Mint',
}
const mintedLede = 'Nobody owns the collection: nothing in it can be changed, frozen or taken back.'

const isComplete = (draft: CollectionDraft, step: CollectionDraftStep) =>
  Object.keys(collectionDraftErrors(draft, step)).length === 0

/** The draft, its step and its errors. A step is left only when it is complete. */
function useDraft() {
  const [draft, setDraft] = useState(emptyDraft)
  const [requested, go] = useHashStep(collectionDraftSteps)
  const [errors, setErrors] = useState<CollectionDraftErrors>({})
  // An address may name a later step than the first incomplete one.
  const incomplete = collectionDraftSteps.find((step) => !isComplete(draft, step)) ?? 'mint'
  const index = Math.min(collectionDraftSteps.indexOf(requested), collectionDraftSteps.indexOf(incomplete))
  const step = collectionDraftSteps[index] ?? 'picture'
  const fields = useRef<HTMLDivElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) focusInvalidField(fields.current)
  }, [failures])
  const next = () => {
    const found = collectionDraftErrors(draft, step)
    setErrors(found)
    if (found.properties) setDraft((before) => ({ ...before, properties: checkDraftProperties(before.properties) }))
    const following = collectionDraftSteps[index + 1]
    if (Object.keys(found).length > 0) setFailures((before) => before + 1)
    else if (following) go(following)
  }
  return {
    draft,
    step,
    errors,
    fields,
    change: (own: Partial<CollectionDraft<Rarity>>) => {
      setDraft((before) => ({ ...before, ...own }))
      setErrors({})
    },
    next,
    back: () => go(collectionDraftSteps[Math.max(0, index - 1)] ?? 'picture'),
    reset: () => {
      setDraft(emptyDraft)
      go('picture')
    },
  }
}

/** Creates a collection in four steps. Nothing is on the ledger before the wallet has signed. */
export function CreateCollection() {
  const { site } = useClient()
  const { draft, step, errors, fields, change, next, back, reset } = useDraft()
  const sending = useSendTransaction()
  const { state } = sending
  const isMinted = state.status === 'committed'
  const again = () => {
    sending.reset()
    reset()
  }
  return (
    <CreateWizard
      steps={collectionDraftSteps.map((key) => ({ key, title: names[key], href: `#${key}` }))}
      step={isMinted ? 'mint' : step}
      finished={isMinted}
      title={isMinted ? 'It is on the ledger' : titles[step]}
      lede={isMinted ? mintedLede : 'Everything can be changed until you sign. After that nothing can.'}
      preview={
        <CollectionPreview
          name={draft.name.trim()}
          description={draft.description.trim()}
          // A picture at an address is not loaded: it is on a third party's server.
          picture={draft.picture.startsWith('data:') ? draft.picture : undefined}
          rarity={rarities.findLast((rarity) => draft.copies[rarity] > 0) ?? 'plain'}
          {...(isMinted ? { stamp: null } : {})}
          facts={[
            { label: 'Items', value: countDraftItems(draft).toLocaleString('en') },
            { label: 'Network', value: site.networkName },
            { label: 'Category', value: draft.category },
          ]}
        />
      }
      actions={
        isMinted ? (
          <Button onClick={again}>Make another</Button>
        ) : (
          <>
            {step === 'mint' ? null : (
              <Button variant="primary" onClick={next}>
                Next
              </Button>
            )}
            {step === 'picture' ? null : (
              <Button variant="quiet" onClick={back}>
                Back
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={fields} className="flex flex-col gap-6">
        {isMinted ? (
          <Minted transactionIntentHash={state.transactionIntentHash} />
        ) : step === 'properties' ? (
          <PropertiesEditor
            properties={draft.properties}
            onPropertiesChange={(properties) => change({ properties })}
            newKey={() => crypto.randomUUID()}
          />
        ) : step === 'copies' ? (
          <RaritiesEditor copies={draft.copies} onCopiesChange={(copies) => change({ copies })} error={errors.copies} />
        ) : step === 'mint' ? (
          <MintStep draft={draft} sending={sending} />
        ) : (
          <CollectionFields
            collection={draft}
            onCollectionChange={change}
            errors={errors}
            categories={categories.slice(1)}
            maxPictureChars={MAX_PICTURE_CHARS}
          />
        )}
      </div>
    </CreateWizard>
  )
}
