import type { Reply, Wire } from '../transport/types'
import type { FileUpload, Uploading } from './types'

/** Sends a form by XMLHttpRequest, which tells how far it is; fetch does not. */
export const uploading: Uploading = (file) => async (wire) => {
  const form = await formOf(file)
  return new Promise<Reply>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(wire.method, wire.url)
    for (const [name, value] of Object.entries(wire.headers)) request.setRequestHeader(name, value)
    request.timeout = wire.timeout
    request.upload.onprogress = ({ loaded, total }) => file.onProgress?.(loaded / total)
    request.onload = () => resolve(replyOf(request))
    request.onerror = () => reject(new Error('network'))
    request.ontimeout = () => reject(new Error('timeout'))
    request.onabort = () => reject(new Error('aborted'))
    stopWith(request, wire)
    request.send(form)
  })
}

async function formOf({ path, fields }: FileUpload): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', await (await fetch(path)).blob(), 'picture')
  return form
}

const stopWith = (request: XMLHttpRequest, { signal }: Wire) => signal?.addEventListener('abort', () => request.abort())

const replyOf = (request: XMLHttpRequest): Reply => ({
  status: request.status,
  data: read(request.responseText),
  retryAfter: request.getResponseHeader('Retry-After'),
})

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export type * from './types'
