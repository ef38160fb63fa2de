import { words } from '@/words'
import type { Activity } from './activity'

const titles: Record<Activity['kind'], string> = {
  connect: 'Connect wallet',
  buy: words.buyTickets,
  reveal: words.revealTickets,
  redeem: words.redeemTickets,
  transaction: 'Transaction',
  message: '',
}

/** The button's own words name the request. */
export const activityTitle = (kind: Activity['kind']): string => titles[kind]
