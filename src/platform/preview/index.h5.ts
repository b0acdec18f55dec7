import { PREVIEW_LOOK, previewIn } from '@/lib/preview'
import type { Preview } from './types'

const { search } = location
const token = previewIn(search)

/** Read once: the shop's pages change within the document, and all of them are the preview's. Nothing in it grants a right: the gateway knows the token. */
export const preview: Preview = token ? { token, stored: [['elder', search.includes(`${PREVIEW_LOOK}=elder`)]] } : undefined

export type * from './types'
