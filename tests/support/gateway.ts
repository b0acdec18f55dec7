import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Endpoint } from '../../src/contract/endpoint'
import { createGateway } from '../../gateway/app'
import type { Db } from '../../gateway/db/open'
import { members } from '../../gateway/tables'
import { handlers } from '../../gateway/modules/handlers'
import { workHandlers } from '../../gateway/work/handlers'
import { Admission } from '../../gateway/lib/admission'
import type { Implemented } from '../../gateway/kernel/implement'
import { openSession } from '../../gateway/kernel/session'
import type { WorkImplemented } from '../../gateway/kernel/work/implementWork'
import { runJobs } from '../../gateway/modules/jobs'
import type { Providers } from '../../gateway/providers'
import { keyRingIn, newKeyRing } from '../../gateway/lib/keyRing'
import { embeddedChallenge } from '../../gateway/providers/captcha/challenge'
import { tableGeocoder } from '../../gateway/providers/geocoder/geocoderTable'
import { openLocalBank } from '../../gateway/providers/payment/localBank'
import type { Notification } from '../../gateway/providers/push/push'
import { simulatedCourier } from '../../gateway/providers/courier/simulatedCourier'
import { embeddedInsurer } from '../../gateway/providers/insurer/embeddedInsurer'
import { embeddedInvoice } from '../../gateway/providers/invoice/embeddedInvoice'
import { pretendedThirdParty } from '../../gateway/providers/login/thirdParty'
import { pretendedWechat } from '../../gateway/providers/wechat/wechat'
import { paymentWebhook } from '../../gateway/modules/pay/paymentWebhook'
import { TesseractReader } from '../../gateway/providers/textReader/tesseractReader'
import { databaseStorage } from '../../gateway/providers/storage/databaseStorage'
import { checkOrders } from './checkOrders'
import { callIn, clientOf, type Client, type Sent } from './gatewayClient'
import { leaveIdle, freshDatabase } from './gatewayDatabase'

/** Loads its font with the first PDF of a file. */
const INVOICES = embeddedInvoice(process.cwd())
const INSURER = embeddedInsurer(process.cwd())

/** When the ready-made data of tests was seeded: past orders lie before it, coupons and prescriptions last beyond it. */
export const SEEDED_AT = '2026-11-21T10:00:00+08:00'

/** One ring for every gateway of a test: they share their files. */
const KEYS = keyRingIn(newKeyRing())!

/** Starts its thread with the first picture of a file, which few have. */
const READER = new TesseractReader(path.resolve('gateway/providers/textReader/thread.mjs'))

/** The ready-made people, by the name tests call them. */
const PEOPLE = { zhou: 'zhoulan', lin: 'linxiuzhi', chen: 'chenmo' } as const

type Message = { phone: string; text: string; id?: string }
type Options = {
  providers?: Partial<Providers> | ((around: { db: Db; now: () => Date }) => Partial<Providers>)
  handlers?: Implemented
  admission?: Admission
  extra?: (app: Hono) => void
  log?: MiddlewareHandler
  /** How the serving gateway finds a caller's address; tests without it name the address themselves. */
  addressOf?: (context: Context) => string
  reportsTo?: string | undefined
  /** Where its pages open web sockets. */
  socketOrigin?: string | undefined
  demonstration?: string
  tracing?: { trustsParent: boolean }
  /** False where a test checks paid orders itself; elsewhere a pharmacist has, whenever the jobs run. */
  checksOrders?: boolean
  /** What the counter is served with besides. */
  counter?: { handlers?: WorkImplemented; admission?: Admission }
  /** Whether the counter lets a trial's ready-made people in. */
  allowsDemonstration?: boolean
}

/** However slow the machine: hundreds of calls at once wait for their turn unless a test is about refusing them. */
const patient = () => new Admission({ timeoutMs: 60_000, maxQueued: 1000 })

const open: Array<{ close: () => Promise<void>; inTest: boolean }> = []
let testRuns = false

/** The set-up file tells when a test begins and ends; a gateway made within a test is closed with it, one made in `beforeAll` with the file. */
export const testBegins = () => void (testRuns = true)
export const testEnds = async () => {
  testRuns = false
  await closeWhere(({ inTest }) => inTest)
}
export const fileEnds = async () => {
  await closeWhere(() => true)
  await READER.close()
  await leaveIdle()
}
async function closeWhere(wanted: (entry: { inTest: boolean }) => boolean) {
  const closing = open.filter(wanted)
  for (const entry of closing) open.splice(open.indexOf(entry), 1)
  await Promise.all(closing.map(({ close }) => close()))
}

/**
 * The real gateway over a fresh, seeded database, its clock standing at `instant` but for a millisecond with each write. On PGlite a fresh one costs about a second:
 * tests that do not disturb each other share one from `beforeAll`.
 */
export async function gatewayAt(instant: string = SEEDED_AT, options: Options = {}) {
  const database = await freshDatabase()
  const { db } = database
  let time = new Date(instant)
  const clock = {
    now: () => time,
    set: (to: string | Date) => void (time = new Date(to)),
    /** Seconds. */
    advance: (seconds: number) => void (time = new Date(time.getTime() + seconds * 1000)),
  }
  const sms: Message[] = []
  const pushed: Notification[] = []
  const local = await openLocalBank({ db, now: clock.now, shopAddress: () => '', post: async (path, init) => app.request(path, init) })
  const providers: Providers = {
    sms: { send: async (message) => void sms.push(message) },
    push: { send: async (notification) => Boolean(pushed.push(notification)) },
    bank: local.bank,
    courier: simulatedCourier(),
    invoices: INVOICES,
    insurer: INSURER,
    geocoder: tableGeocoder,
    thirdParty: pretendedThirdParty,
    wechat: pretendedWechat,
    challenge: embeddedChallenge,
    storage: databaseStorage(db, clock.now),
    textReader: READER,
    fileKeys: KEYS,
    ...(typeof options.providers === 'function' ? options.providers({ db, now: clock.now }) : options.providers),
  }
  const app: Hono = createGateway({
    db,
    providers,
    now: clock.now,
    handlers: options.handlers ?? handlers,
    counter: {
      ...{ handlers: workHandlers, isSecure: true, allowsDemonstration: options.allowsDemonstration ?? false, admission: patient() },
      ...options.counter,
    },
    ...(options.log && { log: options.log }),
    admission: options.admission ?? patient(),
    reportsTo: options.reportsTo,
    socketOrigin: options.socketOrigin,
    demonstration: options.demonstration,
    tracing: options.tracing,
    addressOf: options.addressOf ?? ((context) => (context.env as { address?: string } | undefined)?.address ?? '127.0.0.1'),
    extra: (own) => {
      paymentWebhook(own, { db, ring: providers.fileKeys, bank: providers.bank, now: clock.now })
      own.route('/bank', local.pages)
      options.extra?.(own)
    },
  })
  // Each write is a moment of its own, as it is in a shop: which of two rows is the newer one is never left to the order of the rows.
  const request = app.request.bind(app)
  app.request = (...args: Parameters<typeof request>) => {
    const [to, init] = args
    const method = init?.method ?? (to instanceof Request ? to.method : 'GET')
    if (method !== 'GET') time = new Date(time.getTime() + 1)
    return request(...args)
  }
  open.push({ close: database.close, inTest: testRuns })

  const sessionOf = async (loginName: string, device: string) => {
    const [member] = await db.select().from(members).where(eq(members.loginName, loginName))
    if (!member) throw new Error(`Nobody is called ${loginName}`)
    const { token } = await openSession(db, { memberId: member.memberId, deviceId: device, channel: 'h5', now: time })
    return { token, memberId: member.memberId, device }
  }
  const people = {} as Record<keyof typeof PEOPLE, Client & Person>
  for (const [name, loginName] of Object.entries(PEOPLE)) {
    const person = await sessionOf(loginName, `device-of-${name}`)
    people[name as keyof typeof PEOPLE] = { ...clientOf(app, { token: person.token, device: person.device }), ...person }
  }
  return {
    app,
    db,
    database,
    providers,
    clock,
    /** Text messages sent so far, oldest first. */
    sms,
    /** What the apps were sent, oldest first. */
    pushed,
    visitor: clientOf(app, { device: 'device-of-a-visitor' }),
    ...people,
    /** Another client: `client({ token, device, address })`. */
    client: (own: Sent) => clientOf(app, own),
    call: <E extends Endpoint>(endpoint: E, input?: unknown, sent?: Sent) => callIn(app, endpoint, input, sent),
    /** The bank sends the notifications that are due. */
    bankDelivers: local.deliver,
    /** One round of what the gateway does by itself: the bank's notifications, then every job; paid orders are checked before. */
    jobs: async () => {
      await local.deliver()
      if (options.checksOrders !== false) await checkOrders(db, time)
      await runJobs({ db, providers, now: time })
    },
    close: database.close,
  }
}
export type Gateway = Awaited<ReturnType<typeof gatewayAt>>
export type Person = { token: string; memberId: string; device: string }
