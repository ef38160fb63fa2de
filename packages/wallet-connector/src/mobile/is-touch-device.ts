/** Whether the main pointer is a finger. This device can have the wallet app. */
export const isTouchDevice = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches
