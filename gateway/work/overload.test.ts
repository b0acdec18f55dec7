import { ROLES } from '../../counter/contract/workEndpoint'
import { staff } from '../../counter/contract/staff'
import { askCounter, staffAt } from '../../tests/support/counter'
import { gatewayAt } from '../../tests/support/gateway'
import { eventually } from '../../tests/support/eventually'
import { Admission } from '../lib/admission'
import { workHandlers } from './handlers'

it('is bounded by itself: a crowded counter refuses its own calls, and the shop is served', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const handlers = workHandlers.map((one) =>
    one.endpoint === staff.me
      ? { ...one, handle: async (context: Parameters<typeof one.handle>[0]) => released.then(() => one.handle(context)) }
      : one,
  )
  const admission = new Admission({ maxConcurrent: 1, maxQueued: 1, timeoutMs: 60_000, share: 1 })
  const gateway = await gatewayAt(undefined, { counter: { handlers, admission } })
  const { token } = await staffAt(gateway, { roles: ROLES })
  const ask = () => askCounter(gateway.app, staff.me, {}, { token })
  const inside = [ask(), ask()]
  await eventually(() => expect(admission.counters).toMatchObject({ inFlight: 1, queued: 1 }))
  const refused = await ask()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
  expect((await gateway.app.request('/api/hotwords')).status).toBe(200)
  release()
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200])
})
