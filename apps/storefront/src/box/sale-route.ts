import { componentOfPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { countAgeMs, getBoxFacts } from '@/ledger/box-facts'

/** Pages poll this, so simultaneous requests share one answer. */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
const noStore = { 'cache-control': 'no-store' }

/** `GET /sale/component_…`: how many tickets of a listed box are left, as JSON. */
export async function saleRoute(_: Request, { params }: { params: Promise<{ lootbox: string }> }): Promise<Response> {
  const site = readSiteConfig()
  const address = componentOfPath((await params).lootbox, site.networkId)
  if (address === undefined || findBox(site, address) === undefined)
    return Response.json({ error: { message: 'This site lists no such box.' } }, { status: 404, headers: noStore })
  const fact = await getBoxFacts(address, { maxAgeMs: countAgeMs })
  if (fact === undefined)
    return Response.json({ error: { message: 'The ledger does not answer.' } }, { status: 503, headers: noStore })
  const { supply, stateVersion } = fact.value
  return Response.json({ left: supply.left, stateVersion }, { headers: { 'cache-control': cacheControl } })
}
