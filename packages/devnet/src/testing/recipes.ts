import { amountOf, parseAccountAddress, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { buyTickets, claimLoot, type LockFeeProof, renderManifest, revealTickets } from '@lootboxes/manifest'
import type { Devnet } from '../create-devnet'

type Club = { proof: LockFeeProof }

/** The storefront's manifests for the open lootbox. */
export function recipes(devnet: Devnet, accountText: string) {
  const { addresses, networkId } = devnet
  const account = parseAccountAddress(accountText)._unsafeUnwrap()
  const lockFeeOf = (club: Club | undefined) =>
    club === undefined ? {} : { lockFee: { clubToken: addresses.baller, proof: club.proof } }
  const tickets = (ids: readonly string[]) => ({
    account,
    component: addresses.hugOpen,
    ticketResource: addresses.hugOpenTickets,
    ids: ids.map((id) => parseLocalId(id)._unsafeUnwrap()),
    networkId,
  })
  return {
    buy: (count: number, club?: Club, component = addresses.hugOpen): string =>
      renderManifest(
        buyTickets({
          account,
          component,
          token: xrdAddress(networkId),
          ticketResource: component === addresses.hugOpen ? addresses.hugOpenTickets : addresses.hugSoldOutTickets,
          price: amountOf(2),
          count: BigInt(count),
          networkId,
          ...lockFeeOf(club),
        })._unsafeUnwrap(),
      ),
    reveal: (ids: readonly string[], club?: Club): string =>
      renderManifest(revealTickets({ ...tickets(ids), ...lockFeeOf(club) })._unsafeUnwrap()),
    claim: (ids: readonly string[], club?: Club): string =>
      renderManifest(claimLoot({ ...tickets(ids), ...lockFeeOf(club) })._unsafeUnwrap()),
  }
}
