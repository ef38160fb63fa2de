import { createStore } from '../store/create-store'

/** One non-fungible: the name it was shown under, its collection and its id. */
export type Piece = { name: string; resource: string; id: string }

/** What the properties dialog is about; written just before it is shown. */
export const piece$ = createStore<Piece | undefined>(undefined)
