import type { PageMeta } from './types'

function setMeta(name: string, content: string) {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}

/** Set straight on the document: Taro's own title is cached by page path and leaks from one product to the next. */
export function setPageMeta({ title, keywords = '', description = '' }: PageMeta) {
  document.title = title
  setMeta('keywords', keywords)
  setMeta('description', description)
}
export type { PageMeta }
