import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createGateway, type GatewayOptions } from '../app'
import type { Db } from '../db/open'
import { joinGateways } from '../kernel/live/joinGateways'
import { liveOf } from '../kernel/live/live'
import { Admission } from '../lib/admission'
import { registry } from '../lib/metrics'
import { checkCatalogue } from '../modules/catalogue/checkCatalogue'
import { BadFile } from '../modules/catalogue/csv/encoding'
import { handlers } from '../modules/handlers'
import { currentSearch } from '../modules/search/current'
import { products } from '../tables'
import { readCounterSite } from '../work/counterSite'
import { workHandlers } from '../work/handlers'
import { addressOfRequest, callerAddress } from './callerAddress'
import { closeAll, type Closing } from './closing'
import { collectMetrics } from './collectMetrics'
import { demonstrationOf } from './demonstration'
import type { Environment } from './environment'
import { greetingOf } from './greeting'
import { freePorts, listenFault, OF_THE_SHOP, type Place } from './listening'
import { localOnly } from './localOnly'
import { mountPages } from './mountPages'
import { openData } from './openData'
import { openShop, type Shop } from './openShop'
import { openSite } from './openSite'
import { previewTotp } from './previewTotp'
import { requestLog } from './requestLog'
import { serveMetrics } from './serveMetrics'
import { limitConnections, SERVER_LIMITS } from './serverLimits'
import { shedLoad } from './shedLoad'
import type { Site } from './site'
import { Sockets } from './sockets/sockets'
import { StartError } from './startError'
import { stopServing } from './stopping'

type Serving = {
  environment: Environment
  /** The folder of the release, or of the sources. */
  root: string
  /** Whether answers are compared with the contract, as while the gateway is developed. */
  checksAnswers: boolean
  /** Hears where the shop is, once it is open. */
  greet: (greeting: string) => void
}

/**
 * Opens the shop: database, seed, pages, calls, jobs. Answers how to close it, the last thing that was opened first; where a step fails,
 * those before it are closed. Throws `StartError` and the faults of the database.
 */
export async function serveShop(serving: Serving): Promise<() => Promise<void>> {
  const closing: Closing = []
  try {
    await open(serving, closing)
  } catch (error) {
    await closeAll(closing).catch(() => undefined)
    throw error
  }
  return () => closeAll(closing)
}

async function open({ environment, root, checksAnswers, greet }: Serving, closing: Closing): Promise<void> {
  const { kind, databaseUrl, dataDir, host, catalogue } = environment
  // What can be wrong without a database is found before one is opened.
  const { siteOf, renderer } = openSite(environment, root)
  if (catalogue) await checkCatalogue(path.resolve(catalogue)).catch(refuseCatalogue)
  await freePorts(environment)
  const database = await openData(environment, root, closing)
  const { db } = database
  let address = ''
  let isOpen = false
  const shop = await openShop({ db, environment, ownAddress: () => address, root })
  const admission = new Admission()
  const calls = callsOf({ environment, root, db, shop, site: siteOf(db) })
  const gateway = createGateway({ ...calls, admission, checksAnswers, ready: () => isOpen })
  collectMetrics(registry, { database, dataDir, admission, isReady: () => isOpen })
  const metrics = environment.metrics && (await serveMetrics(registry, environment.metrics))
  closing.push(
    () => metrics?.close(),
    () => renderer?.close(),
  )
  // A large catalogue takes seconds to be made findable: nobody is sent here before.
  await currentSearch(db)
  const server = await listen(gateway, admission, environment)
  const others = databaseUrl === undefined ? undefined : joinGateways(liveOf(db), databaseUrl)
  const sockets = new Sockets({ db, ring: shop.providers.fileKeys, now: () => new Date(), allowsDemonstration: kind === 'trial' })
  sockets.attach(server)
  address = addressOf(server, host)
  isOpen = true
  renderer?.warmUp()
  const jobs = shop.start()
  closing.push(
    () => others?.close(),
    () => jobs.stop(),
    async () => {
      isOpen = false
      await Promise.all([sockets.stop(), stopServing(server)])
    },
  )
  const hasProducts = (await db.$count(products)) > 0
  greet(greetingOf({ address, database: databaseUrl ? 'PostgreSQL' : dataDir, showsSms: shop.showsSms, environment, hasProducts }))
}

type Answering = { environment: Environment; root: string; db: Db; shop: Shop; site: Site }

/** What answers, to whom, and what every answer says. */
function callsOf({ environment, root, db, shop, site }: Answering): GatewayOptions {
  const { kind, publicUrl, trustProxy, tracing } = environment
  const { providers } = shop
  return {
    db,
    providers,
    handlers,
    counter: {
      handlers: workHandlers,
      site: readCounterSite(path.join(root, 'dist/work')),
      isSecure: publicUrl?.startsWith('https:') === true,
      allowsDemonstration: kind === 'trial',
    },
    addressOf: callerAddress(trustProxy),
    demonstration: demonstrationOf(kind),
    ...(kind === 'trial' && { only: localOnly }),
    ...(environment.log !== 'off' && { log: requestLog }),
    tracing: tracing && { trustsParent: trustProxy > 0 },
    inlineScripts: site.inlineScripts,
    reportsTo: environment.reportsTo,
    socketOrigin: publicUrl && new URL(publicUrl).origin.replace(/^http/, 'ws'),
    extra: (app) => {
      shop.mount(app)
      if (kind === 'trial') app.get('/dev/totp', previewTotp({ db, fileKeys: providers.fileKeys, now: () => new Date() }))
      mountPages(app, { db, root, site })
    },
  }
}

function refuseCatalogue(error: unknown): never {
  throw error instanceof BadFile ? new StartError(`商品目录读不了：${error.message}请检查环境变量 CATALOGUE。`) : error
}

function listen(app: Hono, admission: Admission, { trustProxy, ...place }: Place & Pick<Environment, 'trustProxy'>): Promise<Server> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown) => reject(listenFault(error, place, OF_THE_SHOP))
    const serving = getRequestListener(app.fetch, { hostname: place.host })
    const server = createServer(SERVER_LIMITS, shedLoad(serving, { admission, addressOf: addressOfRequest(trustProxy) }))
    server.once('error', refuse)
    server.listen(place.port, place.host, () => {
      server.off('error', refuse)
      limitConnections(server, trustProxy > 0 ? { maxOfAddress: Infinity } : {})
      resolve(server)
    })
  })
}

/** The address of this machine, with the port that was taken where 0 was asked for. */
function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
