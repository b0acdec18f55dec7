import type { OpenPrivateFile } from './types'

/** As a blob URL, which this page alone can read and which ends with it. */
export const openPrivateFile: OpenPrivateFile = async ({ url, token }) => {
  const reply = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`A private file answered ${reply.status}`)
  return URL.createObjectURL(await reply.blob())
}

export type * from './types'
