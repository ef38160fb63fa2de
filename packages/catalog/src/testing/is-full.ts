/** FULL=1 asks for the long form of a test. Nothing else is configured by the environment. */
// oxlint-disable-next-line no-restricted-properties
export const isFull = process.env.FULL !== undefined
