export { type ActivityParams, fetchActivity, fetchAlbum, fetchItems } from './fetch-list-page'
export { type ListPages, type UseListPagesOptions, useListPages } from './use-list-pages'
export { type ListQueryState, type UseListQueryOptions, useListQuery } from './use-list-query'
