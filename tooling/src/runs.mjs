/** How often a test repeats: `short` in `npm test`, `long` with `FULL=1`. */
export const runs = (short, long) => (process.env.FULL === '1' ? long : short)
