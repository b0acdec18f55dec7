import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done } from './fields'

/** `order` and `service` tell what a member's own orders and questions came to; `activity` is advertising and off until wanted. */
export const PushType = z.enum(['order', 'service', 'activity'])
export type PushType = z.infer<typeof PushType>

export const Push = z
  .looseObject({ type: PushType, title: z.string(), text: z.string(), on: z.boolean() })
  .register(z.globalRegistry, { id: 'Push' })
export type Push = z.infer<typeof Push>

const Pushes = z.looseObject({ results: z.array(Push) })

export const push = {
  query: endpoint('GET /push/query', {
    about: 'Which notifications this member gets',
    session: 'required',
    provides: 'push',
    output: Pushes,
    fallback: { results: [] },
  }),
  update: endpoint('PUT /push/update', {
    about: 'Switch a kind of notification on or off, effective at once',
    collects: 'nothing',
    session: 'required',
    body: z.object({ type: PushType, on: z.boolean() }),
    invalidates: ['push'],
    output: Pushes,
  }),
  register: endpoint('POST /push/clients', {
    about: 'Tell where this device takes notifications; the same device again replaces it, and a device belongs to who registered last',
    collects: { scene: '打开通知', kinds: ['push'] },
    session: 'required',
    body: z.object({
      clientId: z.string().check(z.regex(/^[\w:.-]{8,200}$/, '推送标识不正确')),
      provider: z.enum(['wechat', 'apns', 'fcm', 'harmony', 'web'], '不支持的推送通道'),
    }),
    output: Done,
  }),
  unregister: endpoint('DELETE /push/clients', {
    about: 'Stop notifications to this device',
    session: 'required',
    output: Done,
  }),
}
