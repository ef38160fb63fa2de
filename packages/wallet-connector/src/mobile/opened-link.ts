let opened: string | undefined

/** The newest link with which this page opened the wallet app, so that the user can open it again. */
export const openedLink = (): string | undefined => opened

export const setOpenedLink = (link: string): void => {
  opened = link
}
