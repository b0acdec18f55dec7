import type { RenderedPage } from '../../src/lib/pageRender'
import type { BuiltPages } from './builtPages'
import { stylesOf } from './stylesOf'

const SHEET = /<link\b[^>]*rel="?stylesheet"?[^>]*>/g
const HREF = /href="?\/([^"\s>]+)/

/**
 * The built page with a rendering in it: the markup where the app begins, what it was made from as JSON, which no browser runs, the page's own
 * files, which the app would ask for only once it runs, and of all style sheets the rules that this markup uses. The sheets themselves block
 * nothing: a script of the page switches them on together (index.html).
 */
export function withRendering(
  built: string,
  { html, dehydrated }: RenderedPage,
  { page, pages }: { page: string; pages: BuiltPages },
): string {
  const own = pages.filesOf(page)
  const before = [...built.matchAll(SHEET)].flatMap(([link]) => HREF.exec(link)?.[1] ?? [])
  const sheets = [...new Set([...before, ...own.filter((file) => file.endsWith('.css'))])]
  const rules = stylesOf(built + html, sheets.flatMap(pages.rulesOf))
  const scripts = own
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/${file}">`)
  const links = (media: string) => sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}"${media}>`).join('')
  const head = `<style>${rules}</style>${links(' media="print"')}<noscript>${links('')}</noscript>${scripts.join('')}`
  const version = dehydrated.elder ? 'elder' : 'standard'
  const json = JSON.stringify(dehydrated).replaceAll('<', '\\u003c')
  return (
    built
      .replace(SHEET, '')
      .replace('<html', `<html data-rendered="${version}"`)
      // What is seen comes before what runs.
      .replace(/<script defer(="defer")?/g, '<script defer fetchpriority="low"')
      .replace('</head>', () => `${head}</head>`)
      .replace(/<div id="?app"?><\/div>/, () => `<div id="app" data-rendered="${version}">${html}</div>`)
      .replace('</body>', () => `<script type="application/json" id="rendered">${json}</script></body>`)
  )
}
