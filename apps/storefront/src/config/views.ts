/** The tabs of an account's page and of a collection's page, as values of `show`. */
export const accountViews = ['album', 'items', 'tickets', 'luck', 'activity'] as const
export const collectionViews = ['items', 'activity', 'owners', 'fairness'] as const
