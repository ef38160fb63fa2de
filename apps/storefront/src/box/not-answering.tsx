import { Section, type SectionProps } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'

/** Replaces a section while the ledger does not answer. */
export const NotAnswering = ({ title, ...props }: Pick<SectionProps, 'title' | 'ground'>) => (
  <Section title={title} {...props}>
    <p className="border-coral border-l-4 pl-4" data-slot="not-answering">
      The ledger is not answering at the moment. This page retries automatically; what you own is safe there.
    </p>
    <RefreshSoon />
  </Section>
)
