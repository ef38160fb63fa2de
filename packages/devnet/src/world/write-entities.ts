import { type Amount, accountAddressFromPublicKey, amountOf, parseAmount } from '@lootboxes/ledger'
import { requireProof } from '../engine/access-rule'
import { globalCallerBadge } from '../engine/global-caller'
import { nativeAddresses } from '../engine/native-addresses'
import { defaultResourceRoles, writeRoleAssignment } from '../engine/role-assignment'
import { devKeys } from '../keys'
import { dappLink, described, metadataOf, references, text, type WorldContext } from './world-context'

/** Amounts of a world file were checked when it was read. */
export const amountIn = (decimal: string): Amount => parseAmount(decimal)._unsafeUnwrap()

/** Writes dApp definitions: accounts that claim entities and websites. */
export function writeDapps(context: WorldContext): void {
  for (const [name, dapp] of Object.entries(context.world.dapps))
    context.writer.entity(
      context.addressOf(name),
      { kind: 'account' },
      {
        account_type: text('dapp definition'),
        ...described(context, { name: dapp.name, description: dapp.description, icon: dapp.icon }),
        claimed_websites: { type: 'OriginArray', values: dapp.websites },
        claimed_entities: references(dapp.claims.map(context.addressOf)),
        ...metadataOf(context, dapp.metadata),
      },
    )
}

const nativeToken = {
  symbol: 'XRD',
  name: 'Radix',
  description: 'The native token of the network. On a devnet it is worth nothing.',
  tags: ['network'],
}

/** Only the consensus manager mints and burns XRD, and the protocol owns it, as on the main network. */
function writeXrdRoles({ draft, networkId }: WorldContext, xrd: string): void {
  const native = nativeAddresses(networkId)
  const onlyConsensus = requireProof(globalCallerBadge(native.consensusManager, native))
  const roles = { ...defaultResourceRoles, minter: onlyConsensus, burner: onlyConsensus }
  const owner = requireProof(`${native.systemTransactionBadge}:#0#`)
  writeRoleAssignment({ draft }, xrd, { owner, ownerUpdater: 'None', roles })
}

/** Writes XRD, the file's tokens and their balances. */
export function writeFungibles(context: WorldContext): void {
  const { world, writer, addressOf } = context
  const { xrd, ...tokens } = world.fungibles
  writer.entity(
    addressOf('xrd'),
    { kind: 'fungible-resource', divisibility: 18 },
    { ...described(context, { ...nativeToken, icon: xrd?.icon }), ...metadataOf(context, xrd?.metadata ?? {}) },
  )
  writeXrdRoles(context, addressOf('xrd'))
  for (const [name, { divisibility, metadata, ...token }] of Object.entries(tokens))
    writer.entity(
      addressOf(name),
      { kind: 'fungible-resource', divisibility },
      {
        ...described(context, token),
        ...dappLink(context, name, 'resource'),
        ...metadataOf(context, metadata),
      },
    )
  for (const { account, resource, amount } of world.balances)
    writer.fund(addressOf(account), addressOf(resource), amountIn(amount))
  fundOracle(context)
}

/** The oracle pays the fees of draws and price changes, also in a world that does not mention it. */
function fundOracle({ world, writer, addressOf, networkId, seed }: WorldContext): void {
  const oracle = accountAddressFromPublicKey(devKeys(seed).oracle.publicKey, networkId)
  const isFunded = world.balances.some(({ account, resource }) => resource === 'xrd' && addressOf(account) === oracle)
  if (!isFunded) writer.fund(oracle, addressOf('xrd'), amountOf(100_000))
}

/** Writes the metadata of accounts. An account without metadata exists from its first deposit. */
export function writeAccounts(context: WorldContext): void {
  for (const [name, { metadata }] of Object.entries(context.world.accounts))
    if (Object.keys(metadata).length > 0)
      context.writer.entity(context.addressOf(name), { kind: 'account' }, metadataOf(context, metadata))
}
