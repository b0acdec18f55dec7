import { demandListed } from './domains'
import type { Calls } from './given'
import { Slots } from './slots'
import { reachingOut } from './underWay'

const slots = new Slots(10)

/** Any status succeeds; the eleventh at once waits for a place; JSON that is none stays text. */
export const requestCalls: Calls = {
  request({ url, data, header, method = 'GET', dataType = 'json', responseType, timeout }, abort, task) {
    demandListed(url)
    const address = new URL(String(url))
    const headers: Record<string, string> = { 'content-type': 'application/json', ...(header as Record<string, string> | undefined) }
    const init: RequestInit = { method: String(method).toUpperCase(), headers, signal: abort.signal, cache: 'no-store' }
    if (init.method === 'GET') for (const [name, value] of Object.entries(data ?? {})) address.searchParams.set(name, String(value))
    else if (data !== undefined) init.body = bodyOf(data, headers)
    return slots.run(() =>
      reachingOut({ to: `${init.method} ${address.href}`, abort, timeout }, async () => {
        if (!navigator.onLine) throw new Error('net::ERR_INTERNET_DISCONNECTED')
        const reply = await fetch(address, init)
        task.tell('HeadersReceived', { header: Object.fromEntries(reply.headers), statusCode: reply.status })
        const body = responseType === 'arraybuffer' ? await reply.arrayBuffer() : await reply.text()
        return {
          data: dataType === 'json' && typeof body === 'string' ? parsed(body) : body,
          statusCode: reply.status,
          header: Object.fromEntries(reply.headers),
          cookies: [],
        }
      }),
    )
  },
}

function bodyOf(data: unknown, headers: Record<string, string>): BodyInit {
  if (typeof data === 'string' || data instanceof ArrayBuffer) return data
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  return type.includes('urlencoded') ? new URLSearchParams(data as Record<string, string>) : JSON.stringify(data)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
