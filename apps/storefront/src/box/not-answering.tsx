import { Section, type SectionProps } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'

/** Stands where something of the ledger would stand, when the ledger did not answer in time. */
export const NotAnswering = ({ title, ...props }: Pick<SectionProps, 'title' | 'ground'>) => (
  <Section title={title} {...props}>
    <p className="border-coral border-l-4 pl-4" data-slot="not-answering">
      The ledger is not answering at the moment. This page asks again by itself; what you own is safe there.
    </p>
    <RefreshSoon />
  </Section>
)
