import { defineConfig } from 'tsup'

/** ESM, CJS and types for each entry of a published package. */
export const library = (entries, own = {}) =>
  defineConfig({
    entry: Object.fromEntries(entries.map((path) => [path.replace(/^src\//, '').replace(/\.tsx?$/, ''), path])),
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: true,
    clean: true,
    splitting: true,
    treeshake: true,
    sourcemap: true,
    ...own,
  })
