export declare const runs: (short: number, long: number) => number
