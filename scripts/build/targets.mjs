import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { bundleCounter } from './counter.mjs'
import { bundleGateway } from './gateway.mjs'
import { writePageStyles } from './pageStyles.mjs'
import { precompress } from './precompress.mjs'
import { bundleRenderer } from './renderer.mjs'
import { writeServiceWorker } from './serviceWorker.mjs'
import { writeSiteRoutes } from './siteRoutes.mjs'

/** The shop for browsers, with what the gateway needs to deliver it: compressed copies, the table of addresses and the bundle that renders pages. */
export async function buildH5() {
  taro('h5')
  // WeChat shows no vector picture beside what is passed on.
  await sharp('src/ui/illustrations/logo-mark.svg', { density: 400 }).resize(300, 300).png().toFile('dist/h5/static/icon.png')
  await writeSiteRoutes('dist/h5/routes.json')
  await bundleRenderer('dist/h5/render.mjs')
  writePageStyles('dist/h5')
  writeServiceWorker('dist/h5')
  precompress('dist/h5')
}

/** The mini-program; `GATEWAY` names the address its requests go to. */
export async function buildWeapp() {
  taro('weapp')
}

/** Both shops with the gallery of every widget in them, for those who build and test the widgets; nobody ships these. */
export async function buildGallery() {
  taro('h5', GALLERY)
  await writeSiteRoutes('dist/gallery-h5/routes.json', { QINGHE_GALLERY: '1' })
}
export async function buildGalleryWeapp() {
  taro('weapp', GALLERY)
}

/** The counter, where the people of the pharmacy work. */
export async function buildCounter() {
  await bundleCounter()
}

/** The gateway and the operator's programs; only what cannot be bundled stays in node_modules. */
export async function buildGateway() {
  await bundleGateway()
}

const SHOP = { folder: '', environment: { QINGHE_GALLERY: '' } }
const GALLERY = { folder: 'gallery-', environment: { QINGHE_GALLERY: '1' } }

function taro(type, { folder, environment } = SHOP) {
  const out = `dist/${folder}${type}`
  rmSync(out, { recursive: true, force: true })
  const env = { ...process.env, ...environment, NODE_ENV: 'production', TARO_ENV: type, OUT: out }
  const { status } = spawnSync(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', type], { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`taro build --type ${type} failed`)
}
