/** Processor seconds of a process and all its descendants. Returns 0 on systems without /proc. */
export function treeSeconds(root?: number): number
