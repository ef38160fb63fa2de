'use client'
import type { ExtensionStatus } from '../connector/extension-status'
import { useStore } from './use-store'

/** Whether an extension is available and has a linked wallet. Undefined before the first query. */
export const useExtensionStatus = (): ExtensionStatus | undefined => useStore('extension')
