import type * as z from 'zod/mini'
import { fetchAs } from './fetchAs'
import { Unreachable } from './unreachable'

/** Milliseconds a service has for one answer. */
const TIMEOUT_MS = 8000
/** Bytes of a paper. */
const MAX_PDF = 5 << 20

type Service = { /** `invoice`: whose bulkhead it is, and what faults call it. */ name: string; url: string; token: string | undefined }
type Asked = { method: 'GET' | 'PUT' | 'POST'; body?: object }

/**
 * A service of the pharmacy's own, asked with a bearer token. An answer without success rejects: with `Unreachable` where the service is at fault.
 * `json` is undefined while it only took note (202), and rejects where the answer is not in the shape; `pdf` where it is no PDF.
 */
export function serviceAt({ name, url, token }: Service) {
  const base = url.replace(/\/+$/, '')
  const ask = async (path: string, { body, method }: Asked): Promise<Response> => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) }
    const reply = await fetchAs(name)(`${base}${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.status >= 500) throw new Unreachable(`The ${name} service answered ${reply.status}`)
    if (!reply.ok) throw new Error(`The ${name} service answered ${reply.status}`)
    return reply
  }
  return {
    json: async <T>(path: string, asked: Asked, shape: z.ZodMiniType<T>): Promise<T | undefined> => {
      const reply = await ask(path, asked)
      if (reply.status === 202) return undefined
      const { success, data, error } = shape.safeParse(await reply.json())
      if (success) return data
      throw new Error(
        `The ${name} service's answer is wrong at ${error.issues.map((issue) => issue.path.join('.') || 'its root').join(', ')}`,
      )
    },
    pdf: async (path: string, asked: Asked): Promise<Uint8Array> => {
      const paper = new Uint8Array(await (await ask(path, asked)).arrayBuffer())
      const begin = new TextDecoder('latin1').decode(paper.subarray(0, 5))
      if (begin !== '%PDF-' || paper.length > MAX_PDF) throw new Unreachable(`The ${name} service sent no PDF`)
      return paper
    },
  }
}
