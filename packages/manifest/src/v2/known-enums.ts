/** Variants that a manifest may name, as in `Enum<AccessRule::AllowAll>()`, in the order of their numbers. */
const variants: Readonly<Record<string, string>> = {
  Option: 'None Some',
  Result: 'Ok Err',
  Metadata:
    'String Bool U8 U32 U64 I32 I64 Decimal Address PublicKey NonFungibleGlobalId NonFungibleLocalId Instant Url Origin PublicKeyHash',
  AccessRule: 'AllowAll DenyAll Protected',
  CompositeRequirement: 'BasicRequirement AnyOf AllOf',
  AccessRuleNode: 'ProofRule AnyOf AllOf',
  BasicRequirement: 'Require AmountOf CountOf AllOf AnyOf',
  ProofRule: 'Require AmountOf CountOf AllOf AnyOf',
  ResourceOrNonFungible: 'NonFungible Resource',
  ModuleId: 'Main Metadata Royalty RoleAssignment',
  ObjectModuleId: 'Main Metadata Royalty RoleAssignment',
  AttachedModuleId: ' Metadata Royalty RoleAssignment',
  NonFungibleIdType: 'String Integer Bytes RUID',
  DefaultDepositRule: 'Accept Reject AllowExisting',
  ResourcePreference: 'Allowed Disallowed',
  PublicKey: 'Secp256k1 Ed25519',
  PublicKeyHash: 'Secp256k1 Ed25519',
  RoyaltyAmount: 'Free Xrd Usd',
  OwnerRole: 'None Fixed Updatable',
  NonFungibleDataSchema: 'Local Remote',
  ResourceConstraint: 'NonZeroAmount ExactAmount AtLeastAmount ExactNonFungibles AtLeastNonFungibles General',
  LowerBound: 'NonZero Inclusive',
  UpperBound: 'Inclusive Unbounded',
  AllowedIds: 'Allowlist Any',
}

/** Metadata arrays have the number of their element plus 128. */
const ARRAY = 'Array'
const FIRST_METADATA_ARRAY = 128

/** The number of a variant such as `Option::Some`, or `undefined` when manifests do not know its name. */
export function variantNumber(path: string): number | undefined {
  const [type = '', name = '', ...rest] = path.split('::')
  if (name === '' || rest.length > 0 || !Object.hasOwn(variants, type)) return undefined
  const names = variants[type]?.split(' ') ?? []
  const at = names.indexOf(name)
  if (at >= 0) return at
  const ofElement = type === 'Metadata' && name.endsWith(ARRAY) ? names.indexOf(name.slice(0, -ARRAY.length)) : -1
  return ofElement < 0 ? undefined : FIRST_METADATA_ARRAY + ofElement
}
