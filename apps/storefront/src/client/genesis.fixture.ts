import {
  amountOf,
  parseAccountAddress,
  parseComponentAddress,
  parseResourceAddress,
  xrdAddress,
} from '@lootboxes/ledger'

/** Addresses of a devnet as it starts and a box that has them, for tests. */
export const account = parseAccountAddress(
  'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08',
)._unsafeUnwrap()
export const component = parseComponentAddress(
  'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu',
)._unsafeUnwrap()
export const ticketResource = parseResourceAddress(
  'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0',
)._unsafeUnwrap()
export const clubToken = parseResourceAddress(
  'resource_loc1th9s733fuvkcs5ejlvs40797zh90kzl0qq8wacwzx5sg4excsxnk2p',
)._unsafeUnwrap()
export const box = {
  id: 'hug',
  bigImage: '/a.svg',
  userImage: '/b.svg',
  name: 'Hug',
  title: 'Hug',
  componentAddress: component,
  ticketAddress: ticketResource,
  tokenAddress: xrdAddress(240),
  tokenIconUrl: '/c.svg',
  price: amountOf(2),
}
