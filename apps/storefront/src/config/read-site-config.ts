import { networkName, parseAccountAddress } from '@lootboxes/ledger'
import { pageConfig } from '@lootboxes/lootbox'
import { type NetworkPreset, presetOf } from '../../lootboxes.config'
import { errorSurface, exampleFooter, footer } from '../../site.config'
import { env } from './env'
import { listEnvLootbox } from './env-lootbox'
import { perProcess } from './per-process'
import { product } from './product'
import type { SiteConfig } from './site-config'

/** The configured network's preset, with the environment's box where one is given. */
export const readPreset = perProcess('preset', (): NetworkPreset => listEnvLootbox(presetOf(env()), env().box))

/** The shop of the configured network; throws on a dApp definition that is not an account of it. */
export function readSiteConfig(): SiteConfig {
  const { network, gatewayUrl, ipfsUrl, dAppDefinition, swapProvider } = env()
  const { lootbox, tokenSymbol, explorerUrl, defaultBox, ...given } = readPreset()
  const {
    networkId,
    product: { tokenAddress },
    lootboxes,
  } = lootbox
  const definition = parseAccountAddress(dAppDefinition ?? given.dAppDefinition ?? '', networkId)
  if (definition.isErr()) throw new Error(`DAPP_DEFINITION_ADDRESS: ${JSON.stringify(definition.error)}`)
  return {
    network,
    ...pageConfig(lootbox),
    networkName: networkName(networkId) ?? network,
    gatewayUrl,
    ipfsUrl,
    explorerUrl,
    tokenSymbol,
    product: { name: product.name, slug: product.slug },
    dAppDefinitionAddress: definition.value,
    clubToken: tokenAddress === undefined ? undefined : { address: tokenAddress, symbol: product.tokenSymbol },
    defaultBox: lootboxes.find((box) => box.componentAddress === defaultBox)?.componentAddress,
    // Without a club token there is none to buy.
    swapWidget: tokenAddress === undefined ? undefined : swapProvider,
    isRevealPreviewable: lootbox.ticketFields.opened === undefined,
    errorSurface,
    footer: network === 'devnet' ? exampleFooter : footer,
  }
}
