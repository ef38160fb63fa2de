export declare const tsc: string
