import { LootSafety, type LootSafetyProps } from '../tickets/loot-safety'
import { Section, type SectionProps } from './section'

export type LootRulesProps = Omit<SectionProps, 'children' | 'title'> &
  Pick<LootSafetyProps, 'rules'> & { title?: string }

/** The rights of others over the loot. */
export const LootRules = ({ title = 'Once it is yours', rules, ...props }: LootRulesProps) => (
  <Section
    data-slot="loot-rules"
    ground="card"
    title={title}
    lede="The rights of others over your loot, by the rules of its collections on the ledger."
    {...props}
  >
    <LootSafety rules={rules} />
  </Section>
)
