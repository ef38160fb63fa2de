import type { ViteUserConfig } from 'vitest/config'

export declare const unit: (own?: ViteUserConfig) => ViteUserConfig
