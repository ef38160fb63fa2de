/** Whether the code runs in a page, not on a server. */
export const isPage = (): boolean => typeof window !== 'undefined'
