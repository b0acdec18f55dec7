import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { Admission } from '../lib/admission'
import { createGateway } from '../app'
import { loadBuiltInTables } from '../modules/catalogue/builtInTables'
import { checkCatalogue } from '../modules/catalogue/checkCatalogue'
import { BadFile } from '../modules/catalogue/csv/encoding'
import { loadBuiltInWords } from '../modules/sensitiveWord/loadBuiltInWords'
import { loadCatalogue } from '../modules/catalogue/loadCatalogue'
import { seedCatalogue, seedRealShop } from '../demo/seed'
import { SIGNATURE } from '../demo/shop/signature'
import { openDatabase, type Db } from '../db/open'
import * as tables from '../tables'
import { replicaOf } from '../db/replica'
import type { Replica } from '../db/openReplica'
import { products } from '../tables'
import { handlers } from '../modules/handlers'
import { readCounterSite } from '../work/counterSite'
import { workHandlers } from '../work/handlers'
import { currentSearch } from '../modules/search/current'
import { useEngine } from '../modules/search/engines'
import { queriesLieIn } from '../modules/search/everydayQueries'
import { seedPeople } from '../demo/people/people'
import { seedStaff } from '../demo/people/readyStaff'
import { revisionSeen } from '../modules/catalogue/revision'
import { askAs } from '../server/askAs'
import { addressOfRequest, callerAddress } from '../server/callerAddress'
import { demonstrationOf } from '../server/demonstration'
import { environmentOf, type Environment } from '../server/environment'
import { FAVICON } from '../server/favicon'
import { greetingOf } from '../server/greeting'
import { freePorts, listenFault, OF_THE_SHOP, type Place } from '../server/listening'
import { localOnly } from '../server/localOnly'
import { openShop } from '../server/openShop'
import { picturesIn } from '../server/pictures'
import { previewTotp } from '../server/previewTotp'
import { PageRenderer } from '../server/pageRenderer'
import { productMeta } from '../server/productMeta'
import { reasonOf } from '../server/reasonOf'
import { RenderedPages } from '../server/renderedPages'
import { requestLog } from '../server/requestLog'
import { ROBOTS } from '../server/robots'
import { limitConnections, SERVER_LIMITS } from '../server/serverLimits'
import { shedLoad } from '../server/shedLoad'
import { earlierSites } from '../server/earlierSites'
import { readSite } from '../server/site'
import { withSecretFiles } from '../server/secretFiles'
import type { ShopKind } from '../server/shopKind'
import { Sockets } from '../server/sockets/sockets'
import { stopServing } from '../server/stopping'
import { StartError } from '../server/startError'
import { videosIn } from '../server/videos'
import { registry } from '../lib/metrics'
import { collectMetrics } from '../server/collectMetrics'
import { serveMetrics } from '../server/serveMetrics'
import { joinGateways } from '../kernel/live/joinGateways'
import { liveOf } from '../kernel/live/live'
import { log, setLogOutput } from '../lib/log'
import { packageRoot } from '../lib/packageRoot'
import { settingsRevision } from '../kernel/settings'
import { shopOf } from '../kernel/shop'

const ROOT = packageRoot(import.meta.url)
/** At the start; `npm run catalogue` shows them all. */
const BAD_CELLS_SHOWN = 20
const at = (place: string) => path.join(ROOT, place)

const sayNotRendered = (error: unknown) => log.info({ err: error }, '页面没有在网关渲染，由浏览器渲染')

/** Ready-made people and products are for trying alone. */
async function seed(db: Db, kind: ShopKind) {
  const isRealShop = kind === 'production'
  await loadBuiltInTables(db, at('gateway/modules/catalogue'), isRealShop ? undefined : SIGNATURE)
  await loadBuiltInWords(db)
  if (isRealShop) return seedRealShop(db)
  await seedCatalogue(db, new Date())
  await seedPeople(db, new Date())
  await seedStaff(db, new Date())
}

/** Opens the shop: database, seed, pages, calls, jobs; and closes it when it is told to. */
async function open(environment: Environment) {
  const { kind, databaseUrl, replicaUrl, poolSize, dataDir, host, publicUrl, catalogue } = environment
  // What can be wrong without a database is found before one is opened.
  const folder = environment.h5Dir ?? at('dist/h5')
  const bundle = path.join(folder, 'render.mjs')
  const renderer = environment.rendersPages && existsSync(bundle) ? new PageRenderer(bundle, { onFailed: sayNotRendered }) : undefined
  const site = readSite({
    folder,
    rendered:
      renderer &&
      new RenderedPages({ renderer, revision: async () => `${await revisionSeen(replicaOf(db))}.${await settingsRevision(db)}` }),
    earlier: environment.h5Dir === undefined ? earlierSites(ROOT) : [],
    publicUrl,
    productMeta: (code) => productMeta(db, code),
    shop: () => shopOf(db),
    keepsOffline: environment.keepsOffline,
  })
  if (catalogue) await checkCatalogue(path.resolve(catalogue)).catch(refuseCatalogue)
  await freePorts(environment)
  // Before the database is opened, whose statements are traced from then on.
  const { tracing } = environment
  const stopTracing = tracing && (await import('../server/startTracing')).startTracing(tracing.protocol)
  const purpose = kind === 'production' ? 'production' : 'demonstration'
  const database = await openDatabase({ tables, databaseUrl, dataDir, migrationsFolder: at('gateway/db/migrations'), purpose, poolSize })
  const { db } = database
  let replica: Replica | undefined
  try {
    await seed(db, kind)
    useEngine(db, environment.search)
    queriesLieIn(ROOT)
    // A row that is wrong does not keep the shop shut; a list that cannot be read does.
    if (catalogue && !(await loadCatalogue(db, path.resolve(catalogue), BAD_CELLS_SHOWN)))
      throw new StartError('请检查环境变量 CATALOGUE。')

    if (replicaUrl !== undefined)
      replica = await (
        await import('../db/openReplica')
      ).openReplica(db, { tables, replicaUrl, migrationsFolder: at('gateway/db/migrations'), poolSize })
    let listening = ''
    let isOpen = false
    const shop = await openShop({ db, environment, ownAddress: () => listening, root: ROOT })
    const admission = new Admission()
    const gateway = createGateway({
      admission,
      db,
      providers: shop.providers,
      handlers,
      counter: {
        handlers: workHandlers,
        site: readCounterSite(at('dist/work')),
        isSecure: publicUrl?.startsWith('https:') === true,
        allowsDemonstration: kind === 'trial',
      },
      // Run from its sources it is being developed.
      checksAnswers: import.meta.url.endsWith('.ts'),
      addressOf: callerAddress(environment.trustProxy),
      ready: () => isOpen,
      demonstration: demonstrationOf(kind),
      ...(kind === 'trial' && { only: localOnly }),
      ...(environment.log !== 'off' && { log: requestLog }),
      tracing: tracing && { trustsParent: environment.trustProxy > 0 },
      inlineScripts: site.inlineScripts,
      reportsTo: environment.reportsTo,
      socketOrigin: publicUrl && new URL(publicUrl).origin.replace(/^http/, 'ws'),
      extra: (app) => {
        shop.mount(app)
        if (kind === 'trial') app.get('/dev/totp', previewTotp({ db, fileKeys: shop.providers.fileKeys, now: () => new Date() }))
        app.get('/pictures/*', etag(), picturesIn({ folder: at('gateway/demo/pictures/webp'), db }))
        app.get('/videos/*', videosIn({ folder: at('gateway/demo/videos'), db }))
        app.get('/favicon.ico', (context) =>
          context.body(FAVICON, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
        )
        app.get('/robots.txt', (context) => context.text(ROBOTS))
        app.get('*', (context, next) => {
          if (context.req.path.startsWith('/api/')) return next()
          return Promise.resolve(site.asset(context) ?? (isPage(context.req.path) ? site.page(context, askAs(app, context)) : next()))
        })
      },
    })
    collectMetrics(registry, { database, dataDir, admission, isReady: () => isOpen })
    const metrics = environment.metrics && (await serveMetrics(registry, environment.metrics))
    // A large catalogue takes seconds to be made findable: nobody is sent here before.
    await currentSearch(db)
    const server = await listen(gateway, admission, environment)
    const others = databaseUrl === undefined ? undefined : joinGateways(liveOf(db), databaseUrl)
    const ring = shop.providers.fileKeys
    const sockets = new Sockets({ db, ring, now: () => new Date(), allowsDemonstration: kind === 'trial' })
    sockets.attach(server)
    const { port: used } = server.address() as { port: number }
    listening = `http://${host.includes(':') ? `[${host}]` : host}:${used}`
    isOpen = true
    renderer?.warmUp()
    const jobs = shop.start()
    console.log(
      greetingOf({
        address: listening,
        database: databaseUrl ? 'PostgreSQL' : dataDir,
        showsSms: shop.showsSms,
        environment,
        hasProducts: (await db.$count(products)) > 0,
      }),
    )

    return async () => {
      isOpen = false
      await Promise.all([sockets.stop(), stopServing(server)])
      await jobs.stop()
      await others?.close()
      await renderer?.close()
      metrics?.close()
      await replica?.close()
      await database.close()
      await stopTracing?.()
    }
  } catch (error) {
    await replica?.close().catch(() => undefined)
    await database.close().catch(() => undefined)
    throw error
  }
}

function refuseCatalogue(error: unknown): never {
  throw error instanceof BadFile ? new StartError(`商品目录读不了：${error.message}请检查环境变量 CATALOGUE。`) : error
}

/** Pages have addresses without an ending, or `.html`, and a version may end in digits; anything else that is not there is simply not there. */
const isPage = (address: string) => !/\.(?!html$)[a-z]\w*$/i.test(address)

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

/** An uncaught fault must be logged, but one call's fault must not stop the others. */
process.on('unhandledRejection', (error) => log.error({ err: error }, '未处理的错误'))

const environment = (() => {
  try {
    return environmentOf(withSecretFiles(process.env))
  } catch (error) {
    return fail(error)
  }
})()

function fail(error: unknown, { dataDir = '', databaseUrl }: Partial<Environment> = {}): never {
  const reason = reasonOf(error, { dataDir, databaseUrl })
  console.error(reason ?? error)
  process.exit(1)
}

setLogOutput(environment.log)
const opening = open(environment).catch((error: unknown) => fail(error, environment))

let isClosing = false
async function close() {
  // A second Ctrl-C means now.
  if (isClosing) process.exit(1)
  isClosing = true
  const stop = await opening
  await stop()
  process.exit(0)
}
process.on('SIGTERM', () => void close())
process.on('SIGINT', () => void close())
