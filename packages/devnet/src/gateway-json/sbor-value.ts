import { encodeSbor } from '../sbor/encode-sbor'
import type { Programmatic } from '../sbor/programmatic'

/** A value both ways: its bytes and its programmatic JSON. */
export const sborValue = (value: Programmatic) => ({ raw_hex: encodeSbor(value), programmatic_json: value })
