import { cache } from 'react'
import { readCatalog } from '@/ledger/catalog'

/** Parts of a page share one query for an account, and one for an album. */
export const readAccount = cache((address: string) => readCatalog('getAccount', { address }))
export const readAlbum = cache((account: string, box: string) => readCatalog('getAlbum', { account, box }))
