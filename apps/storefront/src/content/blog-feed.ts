import { Feed } from 'feed'
import { env } from '@/config/env'
import { documents, postPath } from './documents'

/** The blog as RSS. */
export async function blogFeed(): Promise<Response> {
  const { siteUrl } = env()
  const posts = await documents('blog')
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: 'Lootboxes: blog',
    description: 'How the booth works, and how to check that it does.',
    language: 'en',
    copyright: 'MIT',
    feedLinks: { rss: `${siteUrl}/blog/feed.xml` },
    updated: new Date(Math.max(0, ...posts.map(({ at = 0 }) => at))),
  })
  for (const post of posts)
    feed.addItem({
      id: siteUrl + postPath(post),
      link: siteUrl + postPath(post),
      title: post.title,
      description: post.summary,
      date: new Date(post.at ?? 0),
    })
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
