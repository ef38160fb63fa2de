import { encodeSbor } from '../sbor/encode-sbor'
import type { Programmatic } from '../sbor/programmatic'

/** A value as SBOR bytes and as programmatic JSON. */
export const sborValue = (value: Programmatic) => ({ raw_hex: encodeSbor(value), programmatic_json: value })
