/** Runs a task after the page has loaded, when the browser is idle. */
export function whenIdle(task: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
