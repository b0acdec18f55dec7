import type { Calls } from './given'

const MOST = 10
let running = 0

/** Any status succeeds; the eleventh request at once fails; JSON that is none stays text. */
export const requestCalls: Calls = {
  async request({ url, data, header, method = 'GET', dataType = 'json', responseType, timeout = 60_000 }, abort) {
    if (running >= MOST) throw new Error('exceed max task count')
    const address = new URL(String(url))
    const headers: Record<string, string> = { 'content-type': 'application/json', ...(header as Record<string, string> | undefined) }
    const init: RequestInit = { method: String(method), headers, signal: abort.signal }
    if (method === 'GET') for (const [name, value] of Object.entries(data ?? {})) address.searchParams.set(name, String(value))
    else if (data !== undefined) init.body = typeof data === 'string' ? data : JSON.stringify(data)
    const limit = setTimeout(() => abort.abort(new Error('timeout')), Number(timeout))
    running += 1
    try {
      const reply = await fetch(address, init)
      const body = responseType === 'arraybuffer' ? await reply.arrayBuffer() : await reply.text()
      return {
        data: dataType === 'json' && typeof body === 'string' ? parsed(body) : body,
        statusCode: reply.status,
        header: Object.fromEntries(reply.headers),
        cookies: [],
      }
    } catch (fault) {
      throw fault instanceof Error && fault.name === 'AbortError' ? new Error('abort') : fault
    } finally {
      running -= 1
      clearTimeout(limit)
    }
  },
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
