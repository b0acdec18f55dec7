import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant } from './fields'

/** A copy of a member's data on its way: prepared by a job, then fetched once per format within 24 hours. */
export const DataCopy = z
  .looseObject({
    copyId: Id,
    state: z.enum(['preparing', 'ready', 'expired']),
    askedAt: Instant,
    readyAt: z.nullable(Instant),
    expiresAt: z.nullable(Instant),
    /** Formats that were not fetched yet. */
    formats: z.array(z.enum(['json', 'html'])),
  })
  .register(z.globalRegistry, { id: 'DataCopy' })
export type DataCopy = z.infer<typeof DataCopy>

/** Copies of one's own data (LAW-AND-PRIVACY). */
export const dataCopy = {
  list: endpoint('GET /privacy/copies', {
    about: 'Copies of their data this member asked for, newest first',
    session: 'required',
    provides: 'copies',
    /** `parts`: what a copy holds, in a reader's words. */
    output: z.looseObject({ results: z.array(DataCopy), parts: z.array(z.string()) }),
    fallback: { results: [], parts: [] },
  }),
  ask: endpoint('POST /privacy/copies', {
    about: 'Ask for a copy of all data about this member; needs a proof of purpose `download`',
    collects: 'nothing',
    session: 'required',
    body: z.object({ proof: z.string().check(z.minLength(20, '请先完成短信验证'), z.maxLength(64)) }),
    invalidates: ['copies'],
    output: DataCopy,
  }),
  link: endpoint('POST /privacy/copies/{copyId}/links', {
    about: 'A link to fetch a copy in one format; it works once, and not after the copy expired',
    collects: 'nothing',
    session: 'required',
    params: z.object({ copyId: Id }),
    body: z.object({ format: z.enum(['json', 'html'], '请选择 JSON 或 HTML') }),
    output: z.looseObject({
      /** A path on the shop's own origin. */
      path: z.string(),
      fileName: z.string(),
      expiresAt: Instant,
    }),
  }),
}
