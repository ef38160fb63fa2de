import type { BoxFacts, LootboxEntry } from '@lootboxes/lootbox'
import { FairnessPanel, LootSafety, parseRarity, Section } from '@lootboxes/ui'
import { readFairness, readSafety } from './read-fairness'
import { safetyRules } from './safety-rules'

/** Published against observed odds, and what others could do to the loot: all of it read from the ledger. */
export async function FairnessSection({ box, facts }: { box: LootboxEntry; facts: BoxFacts }) {
  const [fairness, safety] = await Promise.all([readFairness(box), readSafety(facts.collections)])
  const rules = safetyRules(safety.collections)
  return (
    <>
      {fairness === undefined ? null : (
        <Section
          id="fairness"
          title="Is it fair?"
          lede="Published is each edge’s share of all the box ever held. Observed is its share of what was drawn so far."
        >
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
