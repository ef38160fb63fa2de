import { join } from 'node:path'
import { journey } from './journey.mjs'
import { createPostgres } from './postgres.mjs'
import { createSite } from './site.mjs'

const counts = `select (select count(*) from site.subscribers), (select count(*) from site.messages), (select count(*) from site.samples), (select count(*) from catalog.transactions), (select count(*) from catalog.activity)`

/** Restores the documented backup into an empty PostgreSQL and runs a site on it. */
export async function restore({ site, release, processes, folder, gateway, verdicts }) {
  const file = join(release.tmp, 'lootboxes.dump')
  // With the programs stopped, so that both sides can be compared.
  await site.stop()
  const [before] = await site.postgres.query(counts)
  await site.postgres.client('pg_dump', ['--format=custom', `--file=${file}`, site.postgres.url])
  await site.postgres.stop()
  const postgres = await createPostgres({ processes, folder, name: 'restored-postgres' })
  await postgres.client('pg_restore', ['--clean', '--if-exists', '--no-owner', `--dbname=${postgres.url}`, file])
  const [after] = await postgres.query(counts)
  verdicts.must(
    `${before}` === `${after}` && Number(before[3]) > 0,
    `restore: ${before.join(', ')} rows of subscribers, messages, samples, transactions and activity before, ${after.join(', ')} after`,
  )
  const restored = await createSite({
    processes,
    release,
    postgres,
    gatewayUrl: gateway.url,
    devnetUrl: site.devnetUrl,
    name: 'restored',
  })
  await journey({ site: restored, processes, verdicts })
}
