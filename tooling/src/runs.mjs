/** Returns the number of test repetitions: `short` in `npm test`, `long` if `FULL` is set. */
export const runs = (short, long) => (process.env.FULL ? long : short)
