import type { Dehydrated } from '@/lib/pageRender'
import type { RenderedFrom } from './types'

/** The gateway wrote it (gateway/server/site), as JSON that no browser runs. */
const written = document.getElementById('rendered')?.textContent

/** What the gateway rendered this document's first page from. */
export const renderedFrom: RenderedFrom = { current: written ? (JSON.parse(written) as Dehydrated) : undefined }
