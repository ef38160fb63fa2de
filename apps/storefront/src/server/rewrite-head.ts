import { lateScripts } from './late-scripts.ts'

export type Head = {
  html: string
  /** The script of which Next has another tag in the body; undefined when it has none. */
  bootstrap: string | undefined
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const preloads = (tag: string, as: string) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === as

/**
 * Makes the head of a page of Next's enough for the first paint: style sheets of the build (by path) stand in it, and its
 * scripts start afterwards. The link of a sheet stays, switched off, so that React finds it and fetches none.
 */
export function rewriteHead(head: string, sheets: ReadonlyMap<string, string>): Head {
  const late: string[] = []
  let bootstrap: string | undefined
  const nonceAttribute = /\snonce="[^"]*"/.exec(head)?.[0] ?? ''
  const rewriteLink = (tag: string) => {
    const path = attribute(tag, 'href') ?? ''
    if (preloads(tag, 'script')) {
      bootstrap = path
      return ''
    }
    const css = sheets.get(path)
    if (css === undefined) return tag
    if (preloads(tag, 'style')) return ''
    return `<style${nonceAttribute}>${css}</style>${tag.replace('<link', '<link disabled')}`
  }
  const takeScript = (tag: string) => {
    const path = attribute(tag, 'src')
    if (path === undefined || attribute(tag, 'async') === undefined) return tag
    late.push(path)
    return ''
  }
  const html = head.replace(/<link\s[^>]*>/g, rewriteLink).replace(/<script\s[^>]*><\/script>/g, takeScript)
  if (bootstrap !== undefined) late.push(bootstrap)
  if (late.length === 0) return { html, bootstrap }
  return { html: `${html}<script${nonceAttribute}>${lateScripts(late)}</script>`, bootstrap }
}
