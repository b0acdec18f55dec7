import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Db } from '../db/open'
import type { Admission } from '../lib/admission'
import { silentServices } from '../providers/bulkhead'

/** Milliseconds the database has to answer. */
const TIMEOUT_MS = 2000

type Health = { db: Db; admission: Admission; ready: () => boolean }

/**
 * Health checks. Liveness, `/livez`: the process answers; who restarts it asks this. Readiness, `/readyz`: calls may be sent here: the catalogue can be searched, the database
 * answers, calls are begun, nobody stops the gateway; `silent` names services outside that do not answer, without which the rest goes on. `/healthz` is `/readyz` by its older name and in few words.
 */
export function serveHealth(app: Hono, { db, admission, ready }: Health) {
  app.get('/livez', (context) => told(context, { ok: true }))
  const readiness = async () => {
    const state = { open: ready(), database: await answers(db), overloaded: admission.isOverloaded, silent: silentServices() }
    return { ok: state.open && state.database && !state.overloaded, ...state }
  }
  app.get('/readyz', async (context) => told(context, await readiness()))
  app.get('/healthz', async (context) => told(context, { ok: (await readiness()).ok }))
}

function told(context: Context, state: { ok: boolean }) {
  context.header('Cache-Control', 'no-store')
  return context.json(state, state.ok ? 200 : 503)
}

async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
