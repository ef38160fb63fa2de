'use client'

import { useSyncExternalStore } from 'react'
import type { Store } from './create-store'

/** The value now, on the server its first value. Select outside: this compares by identity. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
