import type { ComponentProps } from 'react'
import { cn } from '../cn'

const tones = {
  plain: 'border-rule text-ink-soft',
  ink: 'border-ink bg-ink text-paper',
  leaf: 'border-leaf text-leaf',
  coral: 'border-coral text-coral',
  gold: 'border-gold text-gold',
  sky: 'border-sky text-sky',
  stub: 'surface-stub border-on-stub',
}

export type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones | undefined }

/** One or two words of state. The text carries the meaning; the colour is additional. */
export function Badge({ tone = 'plain', className, ...props }: BadgeProps) {
  return <span data-slot="badge" {...props} className={cn('badge', tones[tone], className)} />
}
