import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArrowUpRight,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Copy,
  Crown,
  EyeOff,
  Hourglass,
  Info,
  LogOut,
  Minus,
  Monitor,
  Moon,
  Plus,
  RefreshCw,
  Scale,
  Search,
  Sparkles,
  Stethoscope,
  Sun,
  Ticket,
  TriangleAlert,
  Wallet,
  X,
} from 'lucide-react'

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'Lucide, two-pixel lines, in the size of the words beside them. An icon never replaces a required word: it has a label, or the control has an accessible name. No emoji.',
      },
    },
  },
} satisfies Meta
export default meta

const icons = {
  Ticket: { Icon: Ticket, use: 'a ticket' },
  Wallet: { Icon: Wallet, use: 'the wallet' },
  Sparkles: { Icon: Sparkles, use: 'a reveal' },
  Scale: { Icon: Scale, use: 'odds, fairness' },
  Crown: { Icon: Crown, use: 'the club' },
  Hourglass: { Icon: Hourglass, use: 'waiting for the ledger' },
  CircleCheck: { Icon: CircleCheck, use: 'it worked' },
  CircleAlert: { Icon: CircleAlert, use: 'it did not' },
  TriangleAlert: { Icon: TriangleAlert, use: 'a part of the page failed' },
  Info: { Icon: Info, use: 'an explanation' },
  Copy: { Icon: Copy, use: 'copy' },
  Check: { Icon: Check, use: 'copied, chosen' },
  X: { Icon: X, use: 'close' },
  Plus: { Icon: Plus, use: 'one more' },
  Minus: { Icon: Minus, use: 'one fewer' },
  ChevronDown: { Icon: ChevronDown, use: 'unfolds' },
  ArrowUpRight: { Icon: ArrowUpRight, use: 'leaves the site' },
  Search: { Icon: Search, use: 'search' },
  RefreshCw: { Icon: RefreshCw, use: 'read again' },
  Stethoscope: { Icon: Stethoscope, use: 'diagnosis' },
  LogOut: { Icon: LogOut, use: 'disconnect' },
  EyeOff: { Icon: EyeOff, use: 'hidden because flagged' },
  Sun: { Icon: Sun, use: 'day' },
  Moon: { Icon: Moon, use: 'night' },
  Monitor: { Icon: Monitor, use: 'as the system says' },
}

export const InUse: StoryObj<typeof meta> = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-5">
      {Object.entries(icons).map(([name, { Icon, use }]) => (
        <li key={name} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="block text-ink-soft text-sm">{use}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
}
