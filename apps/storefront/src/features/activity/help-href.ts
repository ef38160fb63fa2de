import { failureCodes } from './failure-text'

/** Where the help page tells about a code; codes of a newer wallet share one place. */
export const helpId = (code: string): string => `error-${failureCodes.includes(code) ? code : 'other'}`
export const helpHref = (code: string): string => `/help_center#${helpId(code)}`
