import { displayAmount } from '@lootboxes/ledger'
import { bestOdds, formatCount, rarityWords } from '@lootboxes/ui'
import { componentOfPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { getBoxFacts } from '@/ledger/box-facts'
import { type Card, cardResponse } from '@/ledger/card'

const plain = { rarity: undefined, instead: '' } as const

/** The card of a listed box: name, price, remaining tickets, odds of its rarest edge. */
async function cardOfBox(address: string): Promise<Card | undefined> {
  const site = readSiteConfig()
  const box = findBox(site, address)
  if (box === undefined) return undefined
  const facts = (await getBoxFacts(address))?.value
  const odds = facts?.odds && bestOdds(facts.odds)
  const { left, max } = facts?.supply ?? {}
  return {
    ...plain,
    title: box.name,
    note: 'Lootbox',
    picture: { file: box.bigImage },
    facts: [
      { label: 'A ticket', value: displayAmount(box.price, { unit: site.tokenSymbol }) },
      ...(left === undefined
        ? []
        : [
            {
              label: 'Tickets left',
              value: `${formatCount(left)}${max === undefined ? '' : ` of ${formatCount(max)}`}`,
            },
          ]),
      ...(odds === undefined ? [] : [{ label: rarityWords[odds.rarity], value: odds.odds }]),
    ],
  }
}

const noSale: Card = {
  ...plain,
  title: 'Sales have not started',
  note: 'Lootbox',
  picture: { file: '/boxes/unlisted.svg' },
  facts: [],
}

export async function homeCard(): Promise<Response> {
  const { defaultBox } = readSiteConfig()
  return cardResponse(defaultBox === undefined ? noSale : await cardOfBox(defaultBox))
}

export async function pathCard({ params }: { params: Promise<{ lootbox: string }> }): Promise<Response> {
  const address = componentOfPath((await params).lootbox, readSiteConfig().networkId)
  return cardResponse(address === undefined ? undefined : await cardOfBox(address))
}
