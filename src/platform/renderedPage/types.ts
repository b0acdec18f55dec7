import type { Dehydrated } from '@/lib/pageRender'

/** What the gateway rendered this page from; nothing where the page comes without a rendering. */
export type RenderedFrom = { readonly current: Dehydrated | undefined }
