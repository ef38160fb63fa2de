/** Sends a report to this server’s metrics. Nothing waits for it, and a browser without beacons sends none. */
export function tellServer(report: object): void {
  if ('sendBeacon' in navigator) navigator.sendBeacon('/api/reports', JSON.stringify(report))
}
