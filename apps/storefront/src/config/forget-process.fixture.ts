import { beforeAll } from 'vitest'
import { forgetProcess } from './per-process'

/** Each file of tests starts as a process that has read no environment and holds nothing. */
beforeAll(forgetProcess)
