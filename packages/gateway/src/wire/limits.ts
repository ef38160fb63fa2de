/** Limits of one request to the public Gateway, release 1.10.6. */
export const LIMITS = {
  /** Addresses in one /state/entity/details. */
  addresses: 20,
  /** Non-fungible ids in one data or location request by default. The server accepts `serverKeys`. */
  nonFungibleIds: 29,
  /** Maximum of ids or keys in one data or location request. */
  serverKeys: 100,
  /** Validators in one uptime request. */
  validators: 200,
  /** Items in one page. */
  page: 100,
  /** `explicit_metadata` keys, and the longest of them. */
  explicitMetadata: 20,
  metadataKey: 100,
  /** Elements of all filters of one stream request together. */
  streamFilters: 10,
} as const
