import { createFolderStore, createS3Store, type PictureStore } from '@lootboxes/lootbox/server'
import { env } from '@/config/env'
import { uploadsPath } from '@/config/paths'
import { perProcess } from '@/config/per-process'

/** Where pictures of new collections are stored, and the URL that the ledger holds of them; no `store` without storage. */
export const uploads = perProcess('uploads', (): { readonly url: string; readonly store: PictureStore | undefined } => {
  const { uploads: where, siteUrl } = env()
  const url = `${siteUrl}${uploadsPath}`
  if (where === undefined) return { url, store: undefined }
  return { url, store: 'folder' in where ? createFolderStore(where.folder) : createS3Store(where) }
})
