import type { defineConfig, Options } from 'tsup'

export declare const library: (entries: readonly string[], own?: Options) => ReturnType<typeof defineConfig>
