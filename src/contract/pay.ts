import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Id, Instant } from './fields'

export const PayMethod = z
  .looseObject({ id: Id, name: z.string(), text: z.string(), shared: z.boolean() })
  .register(z.globalRegistry, { id: 'PayMethod' })
export type PayMethod = z.infer<typeof PayMethod>

/** `unknown` until the provider's signed notification arrives; the client's word never makes it `paid`. */
export const PayState = z.enum(['unknown', 'paid', 'failed', 'closed'])
export type PayState = z.infer<typeof PayState>

export const pay = {
  methods: endpoint('GET /pay/methods', {
    about: 'Ways to pay an order, and how long it can still be paid',
    session: 'required',
    query: z.object({ orderCode: Id }),
    output: z.looseObject({
      methods: z.array(PayMethod),
      payable: Cents,
      expiresAt: z.nullable(Instant),
      serverTime: Instant,
      state: PayState,
    }),
  }),
  start: endpoint('POST /pay', {
    about: 'Open a payment at the provider; the same order and method give the same payment',
    session: 'required',
    idempotent: true,
    body: z.object({ orderCode: Id, methodId: Id }),
    /** Where the shopper pays. For a shared method, the address to send to a relative. */
    output: z.looseObject({ payId: Id, payUrl: z.string() }),
  }),
  state: endpoint('GET /pay/state', {
    about: 'Whether an order is paid',
    session: 'required',
    query: z.object({ orderCode: Id }),
    output: z.looseObject({ state: PayState, payable: Cents, paidAt: z.nullable(Instant) }),
  }),
}
