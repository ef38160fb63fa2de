/**
 * Starts these scripts once the page is painted: what is to be read needs none of them, and on a slow line they would
 * share it with what does. A hidden page paints nothing and starts them at once. A browser that tells nothing of its paints
 * starts them when it has read the page; one that should have told and did not, a second later.
 *
 * A page that is read before it is painted keeps `load` waiting with an open document in a frame: whatever comes at `load`,
 * an extension or a test, finds a page that works, as with Next's own tags.
 */
export const lateScripts = (sources: readonly string[]): string => `(()=>{let started=false,hold
const start=()=>{if(started)return
started=true
for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement('script'),{src}))
hold?.remove()}
const ifHidden=()=>document.visibilityState==='hidden'&&start()
ifHidden()
addEventListener('visibilitychange',ifHidden)
const tells=globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
addEventListener('DOMContentLoaded',()=>{if(started)return
if(!tells)return start()
document.head.append(hold=document.createElement('iframe'))
hold.contentDocument?.open()
setTimeout(start,1000)})
if(tells)new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})()`
