import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

/** One rule of a token and its effect for the owner. */
export type SafetyRule = {
  key: string
  /** `safe`: the rule protects the owner. `risk`: another party can act. `unknown`: the ledger did not respond. */
  verdict: 'safe' | 'risk' | 'unknown'
  /** “Nobody can take it back.” */
  text: ReactNode
}

const marks = {
  safe: <ShieldCheck aria-hidden className="text-leaf" />,
  risk: <ShieldAlert aria-hidden className="text-coral" />,
  unknown: <ShieldQuestion aria-hidden className="text-gold" />,
}
const verdictWords = { safe: 'Safe', risk: 'Careful', unknown: 'Not known' }

export type LootSafetyProps = Omit<ComponentProps<'ul'>, 'children'> & { rules: readonly SafetyRule[] }

/** What other parties can do to a token of the owner (recall, freeze, change, mint more), as sentences from the ledger's rules. */
export function LootSafety({ rules, className, ...props }: LootSafetyProps) {
  return (
    <ul data-slot="loot-safety" {...props} className={cn('flex list-none flex-col gap-2.5', className)}>
      {rules.map(({ key, verdict, text }) => (
        <li key={key} data-verdict={verdict} className="flex items-start gap-3">
          <span className="mt-0.5 shrink-0 [&_svg]:size-5">{marks[verdict]}</span>
          <span>
            <strong className="font-semibold">{verdictWords[verdict]}.</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
