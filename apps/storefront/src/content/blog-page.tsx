import { ArticleList, ArticlePage, Link, PageHead } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleOf, documentOf, documents, minutesText, postPath } from './documents'
import { DocumentText } from './mdx-parts'
import { rss } from './rss'

/** `/blog`: all posts, newest first. */
export async function BlogPage() {
  const posts = await documents('blog')
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Blog"
          lede={
            <>
              How this shop works, and how to check it. Also as a <Link href="/blog/feed.xml">feed</Link>.
            </>
          }
        />
      </div>
      <ArticleList priority title="All posts" lead articles={posts.map(articleOf)} />
    </>
  )
}

type Props = { params: Promise<{ slug: string }> }

/** `/single_post/…`: a post by its slug or its alias. */
export async function PostPage({ params }: Props) {
  const post = await documentOf('blog', (await params).slug)
  if (post === undefined) notFound()
  const posts = await documents('blog')
  const place = posts.indexOf(post)
  const turn = (other: (typeof posts)[number] | undefined) => other && { title: other.title, href: postPath(other) }
  return (
    <ArticlePage
      title={post.title}
      crumbs={[{ label: 'Blog', href: '/blog' }, { label: post.title }]}
      lede={post.summary}
      {...(post.at === undefined ? {} : { at: post.at })}
      note={minutesText(post.minutes)}
      picture={post.picture}
      contents={post.chapters}
      previous={turn(posts[place + 1])}
      next={turn(posts[place - 1])}
    >
      <DocumentText document={post} />
    </ArticlePage>
  )
}

export async function postMetadata({ params }: Props): Promise<Metadata> {
  const post = await documentOf('blog', (await params).slug)
  if (post === undefined) return { title: 'Not found' }
  const { title, summary: description, at } = post
  return {
    title,
    description,
    alternates: { canonical: postPath(post) },
    openGraph: {
      type: 'article',
      title,
      description,
      ...(at === undefined ? {} : { publishedTime: new Date(at).toISOString() }),
    },
  }
}

/** The slugs and aliases of all posts. Any other is a 404. */
export const postNames = async (): Promise<{ slug: string }[]> =>
  (await documents('blog')).flatMap(({ slug, alias }) => [{ slug }, ...(alias === undefined ? [] : [{ slug: alias }])])

/** The blog as RSS. */
export async function blogFeed(): Promise<Response> {
  const posts = await documents('blog')
  return rss('/blog', {
    title: 'Lootboxes: blog',
    description: 'How this shop works, and how to check it.',
    entries: posts.map((post) => ({
      link: postPath(post),
      title: post.title,
      description: post.summary,
      date: new Date(post.at ?? 0),
    })),
  })
}
