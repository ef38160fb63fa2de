/** Tells this server something to be counted. Nothing waits for it, and a browser that cannot is none the worse. */
export function tellServer(report: object): void {
  if ('sendBeacon' in navigator) navigator.sendBeacon('/api/reports', JSON.stringify(report))
}
