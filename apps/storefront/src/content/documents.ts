import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import * as z from 'zod/mini'
import { perProcess } from '../config/per-process'

/** The folders of `content/`. */
export type DocumentKind = 'blog' | 'help' | 'pages'

const Front = z.object({
  title: z.string().check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  /** Day of a post. Documents without a date are ordered by `place`. */
  date: z.optional(z.iso.date()),
  place: z._default(z.number(), 0),
  picture: z.optional(z.string()),
  /** A second slug of its page (L35: `post_1`). */
  alias: z.optional(z.string()),
  /** The ids of its first chapters. The id of any other chapter is made from the words of its heading. */
  anchors: z._default(z.array(z.string()), []),
  /** Other words that a visitor may search for. */
  keywords: z._default(z.string(), ''),
})

/** A chapter of a document, or a part of one (level 3). `id` is the id of its heading. */
type Chapter = { id: string; title: string; level: 2 | 3 }

/** A text of this site, written as MDX in `content/`. */
export type SiteDocument = {
  kind: DocumentKind
  slug: string
  title: string
  summary: string
  at: number | undefined
  picture: string | undefined
  alias: string | undefined
  minutes: number
  chapters: readonly Chapter[]
  /** The text without markup and the keywords, for the search. */
  text: string
  Content: MDXContent
}

const wordsPerMinute = 220

async function readFile(kind: DocumentKind, path: string): Promise<SiteDocument & { place: number }> {
  const file = new VFile({ path, value: readFileSync(path, 'utf8') })
  matter(file, { strip: true })
  const front = z.safeParse(Front, file.data.matter)
  if (!front.success) {
    const [issue] = front.error.issues
    throw new Error(`${path}: ${issue?.path.join('.') ?? 'front matter'}: ${issue?.message ?? 'does not parse'}`)
  }
  const chapters: Chapter[] = []
  const anchors = [...front.data.anchors]
  const setAnchors = () => (tree: Root) =>
    visit(tree, { type: 'element', tagName: 'h2' } as const, ({ properties }: Element) => {
      const anchor = anchors.shift()
      if (anchor !== undefined) properties.id = anchor
    })
  let text = ''
  const collect = () => (tree: Root) => {
    text = textOf(tree)
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'h1') throw new Error(`${path}: the title is the only heading of the first level.`)
      if (node.tagName === 'h2' || node.tagName === 'h3')
        chapters.push({
          id: String(node.properties.id),
          title: textOf(node),
          level: node.tagName === 'h2' ? 2 : 3,
        })
    })
  }
  const { default: Content } = await evaluate(file, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [setAnchors, rehypeSlug, collect],
  })
  const { date, place, title, summary, picture, alias, keywords } = front.data
  return {
    kind,
    slug: basename(path, '.mdx'),
    title,
    summary,
    picture,
    alias,
    place,
    at: date === undefined ? undefined : Date.parse(date),
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute)),
    chapters,
    text: `${text} ${keywords}`,
    Content,
  }
}

/** All documents of one kind, newest first, then by place. Throws with the path of a document that does not parse. */
export async function readDocuments(kind: DocumentKind, folder: string): Promise<readonly SiteDocument[]> {
  const files = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.mdx'))
  const read = await Promise.all(files.map((name) => readFile(kind, join(folder, kind, name))))
  return read.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0) || one.place - other.place)
}

const cachedDocuments = perProcess('documents', () => new Map<DocumentKind, Promise<readonly SiteDocument[]>>())

/** The documents of this site, read once from `content/` in the app's folder. */
export function documents(kind: DocumentKind): Promise<readonly SiteDocument[]> {
  const known = cachedDocuments().get(kind)
  if (known !== undefined) return known
  const reading = readDocuments(kind, join(process.cwd(), 'content'))
  cachedDocuments().set(kind, reading)
  // After a failure the next call reads again.
  reading.catch(() => cachedDocuments().delete(kind))
  return reading
}

/** A document by its slug or its alias. */
export const documentOf = async (kind: DocumentKind, name: string): Promise<SiteDocument | undefined> =>
  (await documents(kind)).find(({ slug, alias }) => slug === name || alias === name)

export type PageName = 'about' | 'careers' | 'terms'

/** The text of a single page. */
export async function pageDocument(name: PageName): Promise<SiteDocument> {
  const found = await documentOf('pages', name)
  if (found === undefined) throw new Error(`content/pages/${name}.mdx is gone.`)
  return found
}

/** The documents as the catalog indexes them for its search. */
export async function searchableDocuments(
  folder: string,
): Promise<readonly { key: string; title: string; body: string; path: string }[]> {
  const kinds = await Promise.all((['help', 'blog', 'pages'] as const).map((kind) => readDocuments(kind, folder)))
  return kinds.flat().map((document) => ({
    key: `${document.kind}/${document.slug}`,
    title: document.title,
    body: `${document.summary} ${document.text}`,
    path: documentPath(document),
  }))
}

/** The path of a document's page. */
export const documentPath = (document: Pick<SiteDocument, 'kind' | 'slug'>): string =>
  ({ blog: postPath(document), help: `/help_center#${document.slug}`, pages: `/${document.slug}` })[document.kind]

export const postPath = ({ slug }: Pick<SiteDocument, 'slug'>): string => `/single_post/${slug}`

/** A post as an entry of the kit's list of articles. */
export const articleOf = (post: SiteDocument) => ({
  key: post.slug,
  title: post.title,
  href: postPath(post),
  summary: post.summary,
  picture: post.picture,
  note: minutesText(post.minutes),
  ...(post.at === undefined ? {} : { at: post.at }),
})

export const minutesText = (minutes: number) => `${minutes} min to read`
