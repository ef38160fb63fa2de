import { metadataTexts } from '@lootboxes/gateway'

/** Whether the tags of a collection say “not safe for work”; `nfsw` is the spelling of the specification (trap T15). */
export const isNfsw = (collection: Parameters<typeof metadataTexts>[0]): boolean =>
  metadataTexts(collection, 'tags', 'StringArray').some((tag) => ['nsfw', 'nfsw'].includes(tag.toLowerCase()))
