import { escapeHtml as escaped } from '../lib/escapeHtml'

/** What a page says about itself to crawlers and to those it is shared with. */
export type Meta = { title: string; keywords?: string; description?: string; picture?: string; isIndexed: boolean }

/** The built page with a head of its own. Addresses carry no query: what stands in one (a token, a search) is nobody's canonical page. */
export function withMeta(
  page: string,
  { title, keywords, description, picture, isIndexed }: Meta,
  shopName: string,
  address: string | undefined,
  origin: string | undefined,
): string {
  const tags = [
    keywords && `<meta name="keywords" content="${escaped(keywords)}">`,
    description && `<meta name="description" content="${escaped(description)}">`,
    isIndexed ? address && `<link rel="canonical" href="${escaped(address)}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escaped(shopName)}">`,
    description && `<meta property="og:description" content="${escaped(description)}">`,
    isIndexed && address && `<meta property="og:url" content="${escaped(address)}">`,
    picture && origin && `<meta property="og:image" content="${escaped(origin + picture)}">`,
  ]
  const head = `<title>${escaped(title)}</title>${tags.filter(Boolean).join('')}`
  return page.replace(/<title>[^<]*<\/title>/, () => head)
}
