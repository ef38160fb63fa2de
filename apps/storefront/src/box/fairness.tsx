'use client'

import { FairnessPanel, formatCount, LootSafety, Section } from '@lootboxes/ui'
import type { ComponentProps } from 'react'

type FairnessProps = Pick<ComponentProps<typeof FairnessPanel>, 'rows' | 'sample' | 'verdict'> & {
  stateVersion: number
  /** The share of fair boxes that stray at least this far, if a test was made. */
  likelihood: number | undefined
  isPreviewable: boolean
}

/** Published and observed odds. */
export const Fairness = ({ rows, sample, verdict, stateVersion, likelihood, isPreviewable }: FairnessProps) => (
  <Section
    id="fairness"
    title="Is it fair?"
    lede="Published is the share of a rarity among all items of the box. Observed is its share among the items revealed so far."
  >
    {isPreviewable ? (
      <p className="border-coral border-l-4 pl-4">
        <strong className="font-semibold">Users can preview the draw.</strong> This box opens the ticket and draws in
        one transaction, so a user can preview the result and reject it. That worsens the odds of all others.
      </p>
    ) : null}
    <FairnessPanel
      rows={rows}
      sample={sample}
      verdict={verdict}
      method={
        <>
          {likelihood === undefined ? null : (
            <p>A fair box differs at least this much in {(likelihood * 100).toFixed(0)} of 100 cases.</p>
          )}
          <details>
            <summary className="min-h-11 cursor-pointer content-center">How this is tested</summary>
            <p>
              Pearson’s chi-square test for drawing without replacement, from the component’s vaults and its whole
              history up to ledger version <span className="figure">{formatCount(stateVersion)}</span>.
            </p>
          </details>
        </>
      }
    />
  </Section>
)

/** The rights of others over the loot. */
export const LootRules = ({ rules }: Pick<ComponentProps<typeof LootSafety>, 'rules'>) => (
  <Section
    ground="card"
    title="Once it is yours"
    lede="The rights of others over your loot, by the rules of its collections on the ledger."
  >
    <LootSafety rules={rules} />
  </Section>
)
