/** Processor seconds that a process and all its descendants have used so far. 0 where the system has no /proc. */
export function treeSeconds(root?: number): number
