import { networkName, parseAccountAddress, xrdAddress } from '@lootboxes/ledger'
import { env } from '@/env'
import { product } from '@/product'
import { type NetworkPreset, presets } from '../../../lootboxes.config'
import { type TradeWidget, tradeProviders, tradeWidgetUrl } from '../buy-token/trade-widget'
import { listGivenBox } from './list-given-box'
import type { Shop } from './shop'

let preset: NetworkPreset | undefined
/** The configured network's preset, with the environment's box where one is given. */
export const readPreset = (): NetworkPreset => (preset ??= listGivenBox(presets[env().network], env().box))

/** Both sides of the trade must be known: without a special token there is nothing to buy. */
function readTradeWidget({ lootbox: { networkId, product } }: NetworkPreset): TradeWidget | undefined {
  const { tradeProvider, network } = env()
  const widget = tradeProvider ?? tradeProviders[network]
  if (widget === undefined || product.tokenAddress === undefined) return undefined
  const pair = { sell: xrdAddress(networkId), buy: product.tokenAddress }
  return { provider: widget.provider, url: tradeWidgetUrl(widget.baseUrl, pair) }
}

/** The shop of the configured network; throws on a dApp definition that is not an account of it. */
export function readShop(): Shop {
  const { network, gatewayUrl, ipfsUrl, dAppDefinition } = env()
  const { lootbox, tokenSymbol, explorerUrl, defaultBox, ...given } = readPreset()
  const {
    networkId,
    product: { tokenAddress },
    lootboxes,
  } = lootbox
  const definition = parseAccountAddress(dAppDefinition ?? given.dAppDefinition, networkId)
  if (definition.isErr()) throw new Error(`DAPP_DEFINITION_ADDRESS: ${JSON.stringify(definition.error)}`)
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
    tradeWidget: readTradeWidget(readPreset()),
    errorSurface: 'activity',
  }
}
