import type { defineConfig, Options } from 'tsup'

export declare const library: (entries: readonly string[], own?: Options) => ReturnType<typeof defineConfig>
export declare const mergedLibrary: typeof library
export declare const filePerFile: NonNullable<Options['esbuildPlugins']>[number]
export declare const declarations: (entries: readonly string[]) => void
export declare const reachableFrom: (entries: readonly string[]) => string[]
