import type { Dehydrated } from '@/lib/pageRender'

/** What is being rendered; set before each pass. */
export const renderedFrom: { current: Dehydrated | undefined } = { current: undefined }
