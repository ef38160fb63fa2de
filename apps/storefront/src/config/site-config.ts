import type { AccountAddress, Amount, ComponentAddress, ResourceAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { DepositMethod, LockFeeProof } from '@lootboxes/manifest'
import type { FooterConfig } from '../../site.config'
import type { Network } from './networks'
import type { SwapWidget } from './swap-widget'

/** Everything of the configuration a browser needs: plain values, so it crosses from server to client as props. */
export type SiteConfig = {
  network: Network
  networkId: number
  networkName: string
  gatewayUrl: string
  ipfsUrl: string
  dAppDefinitionAddress: AccountAddress
  product: { name: string; slug: string }
  clubToken: { address: ResourceAddress; symbol: string } | undefined
  /** How the lock-fee methods take their proof (product spec section 7 leaves it open). */
  lockFeeProof: LockFeeProof
  deposit: DepositMethod
  /** How much of the club token the 100-club requires. */
  clubThreshold: Amount
  /** Symbol of the token the boxes are paid in. */
  tokenSymbol: string
  boxes: readonly LootboxEntry[]
  defaultBox: ComponentAddress | undefined
  explorerUrl: string | undefined
  swapWidget: SwapWidget | undefined
  /**
   * Opening a ticket also draws its loot in the same transaction, so a user can preview the result and refuse it (trap T2).
   */
  isRevealPreviewable: boolean
  /** Where failures are shown beside the console (trap T12). */
  errorSurface: 'activity' | 'none'
  footer: FooterConfig
}

export const findBox = (site: Pick<SiteConfig, 'boxes'>, address: string): LootboxEntry | undefined =>
  site.boxes.find((box) => box.componentAddress === address)
