import { cva } from 'class-variance-authority'

/** The edge of a card or a frame. Foil uses the stub's yellow, so that it is gold in both themes. */
export const edgeStyle = cva('border-[1.5px] bg-card', {
  variants: {
    rarity: {
      plain: 'border-frame',
      hatched:
        'border-sky [background-image:repeating-linear-gradient(135deg,color-mix(in_oklch,var(--sky)_55%,transparent)_0_1.5px,transparent_1.5px_6px)]',
      double: 'border-coral outline-[1.5px] outline-coral -outline-offset-[5px] outline-solid',
      foil: 'border-gold [background-image:linear-gradient(115deg,var(--gold)_10%,var(--stub)_28%,color-mix(in_oklch,var(--stub)_38%,white)_38%,var(--gold)_52%,var(--stub)_74%,var(--gold)_92%)]',
    },
  },
})
