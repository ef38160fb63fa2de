import { product } from '@/config/product'

/** Frequent questions of buyers. */
export const questions = [
  {
    question: 'What do I get for a ticket?',
    answer:
      'One drawing out of what is left in the box, picked on the ledger after you reveal. Nobody knows which before.',
  },
  {
    question: 'Who pays the network fee?',
    answer: `Your account does, a fraction of an XRD. An account that holds 100 ${product.tokenSymbol} shows them to the box, and the box pays.`,
  },
  {
    question: 'Why does revealing take two steps?',
    answer:
      'You open the ticket in one transaction and the ledger draws in the next. In a single one you could look at the result and refuse to sign.',
  },
  {
    question: 'What if a transaction fails?',
    answer:
      'Nothing but the network fee leaves your account. The wallet menu keeps what happened, why, and what to do next.',
  },
  {
    question: 'I closed the page in the middle. Is something lost?',
    answer: 'No. Tickets and loot are on the ledger. Come back with the same account and go on where you stopped.',
  },
] as const
