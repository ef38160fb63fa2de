import { formatCount } from '../parts/format-count'
import { FairnessPanel, type FairnessPanelProps } from '../tickets/fairness-panel'
import { Section, type SectionProps } from './section'

export type FairnessSectionProps = Omit<SectionProps, 'children' | 'title'> &
  Pick<FairnessPanelProps, 'rows' | 'sample' | 'verdict'> & {
    title?: string
    /** The state version of the ledger that the draws are counted at. */
    stateVersion: number
    /** The share of fair boxes that stray at least this far, if a test was made. */
    likelihood: number | undefined
    /** A reveal and the choice of its loot are one transaction, so a user can preview and reject its result. */
    isPreviewable?: boolean
  }

/** Published and observed odds, and how they are compared. */
export const FairnessSection = ({
  title = 'Is it fair?',
  rows,
  sample,
  verdict,
  stateVersion,
  likelihood,
  isPreviewable = false,
  ...props
}: FairnessSectionProps) => (
  <Section
    data-slot="fairness-section"
    id="fairness"
    title={title}
    lede="Published is the share of a rarity among all items of the box. Observed is its share among the items revealed so far."
    {...props}
  >
    {isPreviewable ? (
      <p className="border-coral border-l-4 pl-4">
        <strong className="font-semibold">Users can preview the result.</strong> This box reveals a ticket and chooses
        its loot in one transaction, so a user can preview the result and reject it. That worsens the odds of all
        others.
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
              Pearson’s chi-square test for sampling without replacement, from the component’s vaults and its whole
              history up to ledger version <span className="figure">{formatCount(stateVersion)}</span>.
            </p>
          </details>
        </>
      }
    />
  </Section>
)
