import { Hono } from 'hono'
import { SHOP } from '../../src/lib/shop'
import { Admission, admissionControl } from '../lib/admission'
import type { WorkImplemented } from '../kernel/work/implementWork'
import { readBody } from '../kernel/readBody'
import { shopOf } from '../kernel/shop'
import { mountWork, type WorkKernel } from '../kernel/work/mountWork'
import { counterHeaders, type CounterVariables } from './counterHeaders'
import type { CounterSite } from './counterSite'

export type Counter = Pick<WorkKernel, 'isSecure' | 'allowsDemonstration'> & {
  /** Its pages; without them its calls alone are served. */
  site?: CounterSite
  /** A bound of its own: shoppers who crowd the shop keep nobody from the counter, nor the other way round. */
  admission?: Admission
}

/** A pharmacy has a handful of staff, who share its address. */
const LIMITS = { maxConcurrent: 8, maxQueued: 64, share: 3 / 4 }

type Serving = Omit<WorkKernel, 'isSecure' | 'allowsDemonstration'> &
  Counter & { handlers: WorkImplemented; socketOrigin: string | undefined }

/** The counter: everything below `/work`. */
export function serveCounter(app: Hono, { handlers, site, socketOrigin, admission = new Admission(LIMITS), ...kernel }: Serving) {
  // The address itself is among them.
  app.use('/work/*', counterHeaders(socketOrigin))
  app.use('/work/api/*', readBody(kernel.addressOf), admissionControl(admission, kernel.addressOf))
  mountWork(app, kernel, handlers)
  app.all('/work/api/*', (context) => context.json({ code: 'NO_SUCH_CALL', message: '没有这个接口' }, 404))
  if (!site) return
  const pages = new Hono<CounterVariables>()
  pages.get('/assets/*', (context) => site.asset(context) ?? context.text('没有找到这个地址', 404))
  // A page opens also where the database does not answer: it says so itself.
  const nameNow = () =>
    shopOf(kernel.db).then(
      ({ name }) => name,
      () => SHOP.name,
    )
  pages.get('/', async (context) => site.page(context, await nameNow()))
  pages.get('*', async (context) => site.page(context, await nameNow()))
  app.route('/work', pages)
}
