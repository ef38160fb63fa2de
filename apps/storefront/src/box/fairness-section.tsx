import { safetyRules } from '@lootboxes/lootbox/client'
import { parseRarity } from '@lootboxes/ui'
import type { BoxReads } from '@/ledger/box-facts'
import { DeferredFairness, DeferredLootRules } from './deferred-sections'
import { NotAnswering } from './not-answering'

/** Published and observed odds, and what others could do to the loot, read from the ledger. */
export async function FairnessSection({
  isPreviewable,
  title,
  ...reads
}: Pick<BoxReads, 'fairness' | 'safety'> & {
  title?: string
  /** Opening and drawing are one transaction, so a user can preview and reject its result (trap T2). */
  isPreviewable: boolean
}) {
  const [fairnessFact, safetyFact] = await Promise.all([reads.fairness, reads.safety])
  if (fairnessFact === undefined && safetyFact === undefined) return <NotAnswering title="Is it fair?" />
  const fairness = fairnessFact?.value
  const rules = safetyRules(safetyFact?.value.collections ?? [])
  return (
    <>
      {fairness === undefined ? null : (
        <DeferredFairness
          sample={fairness.sample}
          verdict={fairness.verdict}
          likelihood={fairness.likelihood}
          stateVersion={fairness.stateVersion}
          rows={fairness.rows.map(({ key, published, observed, draws }) => ({
            key,
            rarity: parseRarity(key),
            published,
            observed,
            draws,
          }))}
          isPreviewable={isPreviewable}
          {...(title === undefined ? {} : { title })}
        />
      )}
      {rules.length === 0 ? null : <DeferredLootRules rules={rules} />}
    </>
  )
}
