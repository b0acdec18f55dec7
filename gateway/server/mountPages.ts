import path from 'node:path'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Db } from '../db/open'
import { askAs } from './askAs'
import { FAVICON } from './favicon'
import { picturesIn } from './pictures'
import { ROBOTS } from './robots'
import type { Site } from './site'
import { videosIn } from './videos'

/** Everything that is no call: pictures, videos, what browsers and robots look for, and the pages of the H5 shop. */
export function mountPages(app: Hono, { db, root, site }: { db: Db; root: string; site: Site }): void {
  app.get('/pictures/*', etag(), picturesIn({ folder: path.join(root, 'gateway/demo/pictures/webp'), db }))
  app.get('/videos/*', videosIn({ folder: path.join(root, 'gateway/demo/videos'), db }))
  app.get('/favicon.ico', (context) =>
    context.body(FAVICON, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
  )
  app.get('/robots.txt', (context) => context.text(ROBOTS))
  app.get('*', (context, next) => {
    if (context.req.path.startsWith('/api/')) return next()
    return Promise.resolve(site.asset(context) ?? (isPage(context.req.path) ? site.page(context, askAs(app, context)) : next()))
  })
}

/** Pages have addresses without an ending, or `.html`, and a version may end in digits; anything else that is not there is simply not there. */
const isPage = (address: string) => !/\.(?!html$)[a-z]\w*$/i.test(address)
