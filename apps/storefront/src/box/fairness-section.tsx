import { safetyRules } from '@lootboxes/lootbox/client'
import { FairnessPanel, LootSafety, parseRarity, Section } from '@lootboxes/ui'
import type { BoxReads } from '@/ledger/box-facts'
import { NotAnswering } from './not-answering'

/** Published and observed odds, and what others could do to the loot, read from the ledger. */
export async function FairnessSection({
  isPreviewable,
  ...reads
}: Pick<BoxReads, 'fairness' | 'safety'> & {
  /** Opening and drawing are one transaction, so a user can preview and reject its result (trap T2). */
  isPreviewable: boolean
}) {
  const [fairnessFact, safetyFact] = await Promise.all([reads.fairness, reads.safety])
  if (fairnessFact === undefined && safetyFact === undefined) return <NotAnswering title="Is it fair?" />
  const fairness = fairnessFact?.value
  const safety = safetyFact?.value ?? { stateVersion: 0, collections: [] }
  const rules = safetyRules(safety.collections)
  return (
    <>
      {fairness === undefined ? null : (
        <Section
          id="fairness"
          title="Is it fair?"
          lede="Published is each edge’s share of all the box ever held. Observed is its share of what was drawn so far."
        >
          {isPreviewable ? (
            <p className="border-coral border-l-4 pl-4">
              <strong className="font-semibold">Not proof against a peek.</strong> This box opens and draws in one
              transaction, so a user can preview the result and reject it. That worsens the odds of everyone else.
            </p>
          ) : null}
          <FairnessPanel
            rows={fairness.rows.map(({ key, published, observed, draws }) => ({
              key,
              rarity: parseRarity(key),
              published,
              observed,
              draws,
            }))}
            sample={fairness.sample}
            verdict={fairness.verdict}
            method={
              <p>
                Pearson’s chi-square test for drawing without replacement, from the component’s vaults and its whole
                history up to version <span className="figure">{fairness.stateVersion.toLocaleString('en')}</span>.
                {fairness.likelihood === undefined
                  ? null
                  : ` A fair box strays at least this far in ${(fairness.likelihood * 100).toFixed(0)} of 100 cases.`}
              </p>
            }
          />
        </Section>
      )}
      {rules.length === 0 ? null : (
        <Section
          ground="card"
          title="Once it is yours"
          lede={
            <>
              What the collections’ rules let others do to your loot, read from the ledger at version{' '}
              <span className="figure">{safety.stateVersion.toLocaleString('en')}</span>.
            </>
          }
        >
          <LootSafety rules={rules} />
        </Section>
      )}
    </>
  )
}
