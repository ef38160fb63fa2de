/**
 * Starts these scripts once the page is painted: what is to be read needs none of them, and on a slow line they would
 * share it with what does. A hidden page paints nothing and starts them at once. A browser that tells nothing of its paints
 * starts them when it has loaded the page; one that should have told and did not, three seconds later.
 */
export const lateScripts = (sources: readonly string[]): string => `(()=>{let started=false
const start=()=>{if(started)return
started=true
for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement('script'),{src}))}
const ifHidden=()=>document.visibilityState==='hidden'&&start()
ifHidden()
addEventListener('visibilitychange',ifHidden)
const tells=globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
addEventListener('load',()=>setTimeout(start,tells?3000:0))
if(tells)new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})()`
