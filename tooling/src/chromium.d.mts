export declare const quietFlags: readonly string[]
export declare const chromiumPath: (options?: { install?: boolean }) => string | undefined
