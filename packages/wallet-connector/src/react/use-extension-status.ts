'use client'
import type { ExtensionStatus } from '../connector/extension-status'
import { useStore } from './use-store'

/** Whether an extension is there and has a linked wallet; undefined until it was asked. */
export const useExtensionStatus = (): ExtensionStatus | undefined => useStore('extension')
