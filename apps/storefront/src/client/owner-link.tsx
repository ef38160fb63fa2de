import { Address, Link } from '@lootboxes/ui'
import { accountPath } from '@/config/paths'

/** The address of an owner. An account links to its page; a component has none, so its address can only be copied. */
export const OwnerLink = ({ address, label = 'Owner' }: { address: string; label?: string }) =>
  address.startsWith('account_') ? (
    <Link href={accountPath(address)}>
      <Address address={address} label={label} plain />
    </Link>
  ) : (
    <Address address={address} label={label} />
  )
