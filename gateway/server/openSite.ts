import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '../db/open'
import { replicaOf } from '../db/replica'
import { settingsRevision } from '../kernel/settings'
import { shopOf } from '../kernel/shop'
import { log } from '../lib/log'
import { revisionSeen } from '../modules/catalogue/revision'
import { earlierSites } from './earlierSites'
import type { Environment } from './environment'
import { PageRenderer } from './pageRenderer'
import { productMeta } from './productMeta'
import { RenderedPages } from './renderedPages'
import { readSite, type Site } from './site'

type Opened = { siteOf: (db: Db) => Site; /** Where pages are rendered in the gateway. */ renderer: PageRenderer | undefined }

/** The built H5 shop and what renders its pages, read before there is a database. Throws `StartError`. */
export function openSite({ h5Dir, rendersPages, keepsOffline, publicUrl }: Environment, root: string): Opened {
  const folder = h5Dir ?? path.join(root, 'dist/h5')
  const read = readSite({ folder, earlier: h5Dir === undefined ? earlierSites(root) : [], keepsOffline })
  const bundle = path.join(folder, 'render.mjs')
  const renderer = rendersPages && existsSync(bundle) ? new PageRenderer(bundle, { onFailed: logNotRendered }) : undefined
  const siteOf = (db: Db) =>
    read({
      publicUrl,
      productMeta: (code) => productMeta(db, code),
      shop: () => shopOf(db),
      rendered:
        renderer &&
        new RenderedPages({ renderer, revision: async () => `${await revisionSeen(replicaOf(db))}.${await settingsRevision(db)}` }),
    })
  return { siteOf, renderer }
}

const logNotRendered = (error: unknown) => log.info({ err: error }, '页面没有在网关渲染，由浏览器渲染')
