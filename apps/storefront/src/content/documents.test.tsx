import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { homes } from '@/config/homes'
import { type DocumentKind, readDocuments, searchableDocuments } from './documents'

const folder = join(import.meta.dirname, '../../content')

describe.each<DocumentKind>(['blog', 'help', 'pages'])('%s', (kind) => {
  test('every text parses, has a title, a summary and real words, and no id twice', async () => {
    const all = await readDocuments(kind, folder)
    expect(all.length).toBeGreaterThan(1)
    const names = all.flatMap(({ slug, alias }) => [slug, ...(alias === undefined ? [] : [alias])])
    expect(new Set(names).size).toBe(names.length)
    for (const { text, chapters, slug } of all) {
      expect(text, slug).not.toMatch(/\b(?:lorem|dolor|undefined|NaN|TODO)\b|\$\{/i)
      expect(new Set(chapters.map(({ id }) => id)).size, slug).toBe(chapters.length)
    }
  })
})

test('posts are newest first and post_1 is one of them (spec L35)', async () => {
  const posts = await readDocuments('blog', folder)
  const days = posts.map(({ at }) => at ?? 0)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(posts.filter(({ alias }) => alias === 'post_1')).toHaveLength(1)
})

test('chapters of a post are its headings, by the ids they are rendered with', async () => {
  const [post] = (await readDocuments('blog', folder)).filter(({ alias }) => alias === 'post_1')
  if (post === undefined) throw new Error('post_1 is gone')
  const html = renderToStaticMarkup(<post.Content />)
  expect(post.chapters.length).toBeGreaterThan(2)
  for (const { id, title } of post.chapters) expect(html).toContain(`<h2 id="${id}">${title}</h2>`)
  expect(html).not.toContain('<h1')
})

test('links of the texts lead to pages and posts that exist', async () => {
  const all = (
    await Promise.all((['blog', 'help', 'pages'] as const).map((kind) => readDocuments(kind, folder)))
  ).flat()
  const posts = all.filter(({ kind }) => kind === 'blog').map(({ slug }) => `/single_post/${slug}`)
  const links = all.flatMap(({ Content }) =>
    [...renderToStaticMarkup(<Content components={words} />).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href),
  )
  expect(links.length).toBeGreaterThan(5)
  const pages = ['/wallet', '/contact', '/newsletter', '/careers', '/terms', ...homes.map(({ id }) => `/home/${id}`)]
  for (const link of links) expect([...posts, ...pages]).toContain(link)
})
const words = { NetworkName: () => 'Localnet', Token: () => 'XRD', ClubToken: () => 'BALLER' }

test('a text without a summary, or with a second title, stops with its path', async () => {
  const own = mkdtempSync(join(tmpdir(), 'documents-'))
  mkdirSync(join(own, 'blog'))
  writeFileSync(join(own, 'blog/bare.mdx'), '---\ntitle: Bare\n---\nText')
  await expect(readDocuments('blog', own)).rejects.toThrow(/bare\.mdx: summary/)
  writeFileSync(join(own, 'blog/bare.mdx'), '---\ntitle: Bare\nsummary: Something\n---\n# Again')
  await expect(readDocuments('blog', own)).rejects.toThrow(/bare\.mdx: the title/)
})

test('a search is given every text with the place it is read at', async () => {
  const all = await searchableDocuments(folder)
  expect(all.find(({ key }) => key === 'help/fees')).toMatchObject({
    title: 'Fees and the 100-club',
    path: '/help_center#fees',
    body: expect.stringContaining('never spent'),
  })
  expect(all.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/about', '/single_post/how-a-ticket-works', '/help_center#wallet']),
  )
})
