import { networkName, parseAccountAddress } from '@lootboxes/ledger'
import { env } from '@/env'
import { product } from '@/product'
import { type NetworkPreset, presets } from '../../../lootboxes.config'
import { tradeWidget } from '../buy-token/trade-widget'
import type { Shop } from './shop'

export const readPreset = (): NetworkPreset => presets[env().network]

/** The shop of the configured network; throws on a dApp definition that is not an account of it. */
export function readShop(): Shop {
  const { network, gatewayUrl, ipfsUrl, dAppDefinition } = env()
  const { lootbox, tokenSymbol, explorerUrl, defaultBox, ...given } = presets[network]
  const {
    networkId,
    product: { tokenAddress },
    lootboxes,
  } = lootbox
  const definition = parseAccountAddress(dAppDefinition ?? given.dAppDefinition, networkId)
  if (definition.isErr()) throw new Error(`DAPP_DEFINITION_ADDRESS: ${JSON.stringify(definition.error)}`)
  const widget = tradeWidget[network]
  return {
    network,
    networkId,
    networkName: networkName(networkId) ?? network,
    gatewayUrl,
    ipfsUrl,
    explorerUrl,
    tokenSymbol,
    boxes: lootboxes,
    product: { name: product.name, slug: product.slug },
    dAppDefinitionAddress: definition.value,
    clubToken: tokenAddress === undefined ? undefined : { address: tokenAddress, symbol: product.tokenSymbol },
    lockFeeProof: lootbox.lockFee.proof,
    deposit: lootbox.deposit,
    defaultBox: lootboxes.find((box) => box.componentAddress === defaultBox)?.componentAddress,
    tradeWidget: widget && { provider: widget.provider, url: widget.url },
    errorSurface: 'activity',
  }
}
