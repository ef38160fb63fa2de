/** Whether the main pointer is a finger: such a device may have the wallet app. */
export const isTouchDevice = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches
