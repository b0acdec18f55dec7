import { MINUTE } from '@/lib/duration'
import type { OpenPdf } from './types'

/** As a download of the browser, from a blob URL that this page alone can read and that ends a minute later. */
export const openPdf: OpenPdf = async ({ url, token, fileName }) => {
  const reply = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`A PDF answered ${reply.status}`)
  const href = URL.createObjectURL(await reply.blob())
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), MINUTE)
}

export type * from './types'
