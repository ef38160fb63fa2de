import { Feed, type Item } from 'feed'
import { env } from '@/config/env'

type RssOptions = { title: string; description: string; entries: readonly Omit<Item, 'id'>[] }

/** An RSS feed of the page at `path`, newest entry first. Links of entries are paths. */
export function rss(path: string, { title, description, entries }: RssOptions): Response {
  const { siteUrl } = env()
  const page = siteUrl + path
  const feedLinks = { rss: `${page}/feed.xml` }
  const updated = entries[0]?.date ?? new Date()
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    language: 'en',
    copyright: 'MIT',
    feedLinks,
    updated,
  })
  for (const entry of entries) feed.addItem({ ...entry, id: siteUrl + entry.link, link: siteUrl + entry.link })
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
