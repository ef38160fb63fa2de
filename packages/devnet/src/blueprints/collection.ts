/** Roles of non-fungible resources, in the ledger's order. Fungible resources have all but the last. */
export const roleNames = [
  'minter',
  'burner',
  'freezer',
  'recaller',
  'withdrawer',
  'depositor',
  'non_fungible_data_updater',
] as const
export type RoleName = (typeof roleNames)[number]
