'use client'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { GatewayReader } from './gateway-reader'

const GatewayContext = /* @__PURE__ */ createContext<GatewayReader | undefined>(undefined)

/** `gateway` may be undefined until its code is loaded; the hooks wait for it. */
export type GatewayProviderProps = { readonly gateway: GatewayReader | undefined; readonly children?: ReactNode }

/**
 * Gives the hooks below it their Gateway client. They also need a `QueryClientProvider`.
 *
 * @example
 * <GatewayProvider gateway={gateway}><Balance /></GatewayProvider>
 */
export const GatewayProvider = ({ gateway, children }: GatewayProviderProps): ReactNode =>
  createElement(GatewayContext.Provider, { value: gateway }, children)

export const useGateway = (): GatewayReader | undefined => useContext(GatewayContext)
