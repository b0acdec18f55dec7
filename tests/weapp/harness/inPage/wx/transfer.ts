import { demandListed } from './domains'
import { fileAt, keepFile } from './fileSystem'
import type { Calls } from './given'
import { Slots } from './slots'
import { reachingOut } from './underWay'

const uploads = new Slots(10)
const downloads = new Slots(10)
const headersOf = (header: unknown) => (header ?? {}) as Record<string, string>

/** A file as one part of a form up, and an answer as a file down. */
export const transferCalls: Calls = {
  uploadFile({ url, filePath, name, formData, header, timeout }, abort, task) {
    demandListed(url)
    const file = fileAt(String(filePath))
    const body = new FormData()
    for (const [key, value] of Object.entries(formData ?? {})) body.set(key, String(value))
    body.set(String(name), file, String(filePath).split('/').at(-1))
    return uploads.run(() =>
      reachingOut({ to: String(url), abort, timeout }, async () => {
        const reply = await fetch(String(url), { method: 'POST', body, headers: headersOf(header), signal: abort.signal })
        task.tell('ProgressUpdate', { progress: 100, totalBytesSent: file.size, totalBytesExpectedToSend: file.size })
        return { data: await reply.text(), statusCode: reply.status, header: Object.fromEntries(reply.headers) }
      }),
    )
  },
  /** WeChat's reader takes what was downloaded, and nothing that is not there. */
  openDocument({ filePath }) {
    fileAt(String(filePath))
    return Promise.resolve({})
  },
  downloadFile({ url, header, timeout }, abort, task) {
    demandListed(url)
    return downloads.run(() =>
      reachingOut({ to: String(url), abort, timeout }, async () => {
        const reply = await fetch(String(url), { headers: headersOf(header), signal: abort.signal })
        const content = await reply.blob()
        task.tell('ProgressUpdate', { progress: 100, totalBytesWritten: content.size, totalBytesExpectedToWrite: content.size })
        const tempFilePath = keepFile(content, new URL(String(url)).pathname.split('.').slice(1).at(-1) ?? 'bin')
        return { tempFilePath, statusCode: reply.status, header: Object.fromEntries(reply.headers) }
      }),
    )
  },
}
