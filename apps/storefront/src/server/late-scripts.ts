/**
 * Starts these scripts once the page is painted: what is to be read needs none of them, and on a slow line they would
 * share it with what does. A hidden page paints nothing and starts them at once. A browser that tells nothing of its paints
 * starts them when it has read the page; one that should have told and did not, a second later.
 *
 * A page that is read before it is painted keeps `load` waiting, with a film that never comes: whatever begins at `load`,
 * an extension or a test, finds a page that works, as with Next's own tags. The last button that is pressed before the
 * scripts are there is kept for features/frame/repeat-early-press.ts.
 */
export const lateScripts = (sources: readonly string[]): string => `(()=>{let started=false,left=${sources.length},last
const press=({target})=>{last=target.closest?.('button')??last}
addEventListener('click',press,true)
globalThis.lootboxesPressed=()=>last
const there=()=>--left||removeEventListener('click',press,true)
const hold=document.createElement('video')
const start=()=>{if(started)return
started=true
for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement('script'),{src,onload:there,onerror:there}))
hold.srcObject=null}
const ifHidden=()=>document.visibilityState==='hidden'&&start()
ifHidden()
addEventListener('visibilitychange',ifHidden)
const tells=globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
addEventListener('DOMContentLoaded',()=>{if(started)return
if(!tells)return start()
try{hold.srcObject=new MediaStream}catch{}
setTimeout(start,1000)})
if(tells)new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})()`
