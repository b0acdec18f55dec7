import * as z from 'zod/mini'

const Nothing = z.object({})
const Text = z.string().check(z.maxLength(500))
const SECOND = 1000
/** Timeout of what is done by hand in the app: as long as an order may wait for its payment. */
const BY_HAND = 30 * 60 * SECOND

type Method = {
  about: string
  /** The app's first version that knows it. */
  since: string
  params: z.core.$ZodType
  answer: z.core.$ZodType
  /** Milliseconds until the answer is given up. */
  timeout: number
}
const method = <const M extends Method>(one: M) => one

/** What the shop asks of the app around it (specification 1, section 7): the one contract of both, printed in docs/native-bridge.md. */
export const METHODS = {
  getToken: method({
    about:
      'A one-time code (`POST /login/codes`) of whoever is logged in in the app; null for nobody. Exchanged at once, never kept, and not at all where the page has a login of this `userId`',
    since: '1.0.0',
    params: Nothing,
    answer: z.object({ token: z.nullable(z.string().check(z.regex(/^[\w-]{20,200}$/))), userId: z.optional(Text) }),
    timeout: 5 * SECOND,
  }),
  getSystemInfo: method({
    about: 'System and app, for a complaint or a report of a fault',
    since: '1.0.0',
    params: Nothing,
    answer: z.object({ system: Text, systemVersion: Text, appVersion: Text, model: z.optional(Text) }),
    timeout: 5 * SECOND,
  }),
  pay: method({
    about: 'Opens a payment of this shop. The outcome is only shown: an order is paid by the provider’s word to the gateway',
    since: '1.0.0',
    params: z.object({ payUrl: z.string() }),
    answer: z.object({ outcome: z.enum(['done', 'cancelled', 'failed']) }),
    timeout: BY_HAND,
  }),
  share: method({
    about: 'Offers a title and a public address of the shop to other apps',
    since: '1.0.0',
    params: z.object({ title: Text, url: z.string() }),
    answer: z.object({ shared: z.boolean() }),
    timeout: BY_HAND,
  }),
  savePicture: method({
    about: 'Puts a picture (PNG, base64) into the album; iOS only, where a page in an app cannot do it itself',
    since: '3.8.1',
    params: z.object({ png: z.string() }),
    answer: Nothing,
    timeout: BY_HAND,
  }),
  playVideo: method({
    about: 'Plays a video of the mall in the app’s own player, which asks for its authorization by vid itself',
    since: '4.1.0',
    params: z.object({ vid: z.string(), title: Text }),
    answer: Nothing,
    timeout: 5 * SECOND,
  }),
  openOrderConfirm: method({
    about: 'Opens the app’s own order confirmation with the parameters of a settlement',
    since: '6.33.0',
    params: z.object({ settleId: z.string() }),
    answer: Nothing,
    timeout: 5 * SECOND,
  }),
  getPushClient: method({
    about:
      'Where this installation takes notifications, where they are allowed in the app; null where they are not. Registered for the member who is logged in (`POST /push/clients`)',
    since: '6.34.0',
    params: Nothing,
    answer: z.object({
      client: z.nullable(
        z.object({
          clientId: z.string().check(z.regex(/^[\w:.-]{8,200}$/)),
          provider: z.enum(['wechat', 'apns', 'fcm', 'harmony', 'web']),
        }),
      ),
    }),
    timeout: 5 * SECOND,
  }),
} as const

export type MethodName = keyof typeof METHODS
export type Params<Name extends MethodName> = z.infer<(typeof METHODS)[Name]['params']>
export type Answer<Name extends MethodName> = z.infer<(typeof METHODS)[Name]['answer']>
