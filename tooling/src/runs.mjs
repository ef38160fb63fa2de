/** How often a test repeats: `short` in `npm test`, `long` with `FULL` set. */
export const runs = (short, long) => (process.env.FULL ? long : short)
