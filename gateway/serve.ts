import type { Server } from 'node:http'
import path from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import { createGateway } from './app'
import { loadCatalogue } from './catalogue/loadCatalogue'
import { seedCatalogue } from './catalogue/seed'
import { openDatabase } from './db/open'
import { handlers } from './handlers'
import { currentIndex } from './search/current'
import { seedPeople } from './seed/people'
import { callerAddress } from './serving/callerAddress'
import { environmentOf, type Environment } from './serving/environment'
import { FAVICON } from './serving/favicon'
import { greetingOf } from './serving/greeting'
import { openShop } from './serving/openShop'
import { picturesIn } from './serving/pictures'
import { productMeta } from './serving/productMeta'
import { reasonOf } from './serving/reasonOf'
import { requestLog } from './serving/requestLog'
import { ROBOTS } from './serving/robots'
import { readSite } from './serving/site'
import { stopServing } from './serving/stopping'
import { Unable } from './serving/unable'
import { videosIn } from './serving/videos'
import { faultText } from './kernel/faultText'

/** The project's folder: `npm start` runs here. */
const ROOT = process.cwd()
/** At the start; `npm run catalogue` shows them all. */
const BAD_CELLS_SHOWN = 20
const at = (place: string) => path.join(ROOT, place)

/** Opens the shop: database, seed, pages, calls, jobs; and closes it when it is told to. */
async function open(environment: Environment) {
  const { databaseUrl, dataDir, port, host, publicUrl } = environment
  const database = await openDatabase({ databaseUrl, dataDir, migrationsFolder: at('gateway/db/migrations') })
  const { db } = database
  try {
    const site = readSite({ folder: environment.h5Dir, publicUrl, productMeta: (code) => productMeta(db, code) })
    await seedCatalogue(db, new Date())
    await seedPeople(db, new Date())
    // A row that is wrong does not keep the shop shut; a list that cannot be read does.
    const { catalogue } = environment
    if (catalogue && !(await loadCatalogue(db, path.resolve(catalogue), BAD_CELLS_SHOWN))) throw new Unable('请检查环境变量 CATALOGUE。')

    let listening = ''
    let isOpen = false
    const shop = await openShop({ db, environment, ownAddress: () => listening })
    const gateway = createGateway({
      db,
      outside: shop.outside,
      handlers,
      addressOf: callerAddress(environment.trustProxy),
      ready: () => isOpen,
      ...(environment.logs && { log: requestLog(console.log) }),
      inlineScripts: site.inlineScripts,
      reportsTo: environment.reportsTo,
      extra: (app) => {
        shop.mount(app)
        app.get('/pictures/*', picturesIn({ folder: at('gateway/catalogue/pictures/webp'), db }))
        app.get('/videos/*', videosIn({ folder: at('gateway/catalogue/videos/files'), db }))
        app.get('/favicon.ico', (context) =>
          context.body(FAVICON, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
        )
        app.get('/robots.txt', (context) => context.text(ROBOTS))
        app.get('*', (context, next) => {
          if (context.req.path.startsWith('/api/')) return next()
          return Promise.resolve(site.asset(context) ?? (isPage(context.req.path) ? site.page(context) : next()))
        })
      },
    })
    const server = await listen(gateway, { port, host })
    const { port: used } = server.address() as { port: number }
    listening = `http://${host.includes(':') ? `[${host}]` : host}:${used}`
    // A large catalogue takes seconds to be made findable: nobody is sent here before.
    await currentIndex(db)
    isOpen = true
    const jobs = shop.start()
    console.log(
      greetingOf({
        address: listening,
        database: databaseUrl ? 'PostgreSQL' : dataDir,
        showsSms: shop.showsSms,
        hasPeople: !environment.isProduction,
      }),
    )

    return async () => {
      isOpen = false
      await stopServing(server)
      await jobs.stop()
      await database.close()
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

/** Pages have addresses without an ending, or `.html`, and a version may end in digits; anything else that is not there is simply not there. */
const isPage = (address: string) => !/\.(?!html$)[a-z]\w*$/i.test(address)

function listen(app: Hono, { port, host }: { port: number; host: string }): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: host }, () => {
      server.off('error', reject)
      resolve(server as Server)
    })
    server.once('error', reject)
  })
}

/** A fault that nobody foresaw must be seen, but one call's fault is not everybody's. */
process.on('unhandledRejection', (error) => console.error('未处理的错误', faultText(error)))

const environment = (() => {
  try {
    return environmentOf(process.env)
  } catch (error) {
    return fail(error)
  }
})()

function fail(error: unknown, { port, host, dataDir, databaseUrl }: Partial<Environment> = {}): never {
  const reason = reasonOf(error, { port: port ?? 0, host: host ?? '', dataDir: dataDir ?? '', databaseUrl })
  console.error(reason ?? error)
  process.exit(1)
}

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
