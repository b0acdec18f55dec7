/*
 * A WeChat to try the shop against, without a merchant number: `npm run wechat:local`. Start the shop as it says; orders are paid on
 * its own page. PORT is where it listens (8090), PUBLIC_URL where the shop will be (http://127.0.0.1:8080). Keys are drawn anew each
 * time and written below .cache/wechat-local.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { openLocalWechat } from '../gateway/providers/wechat/localWechat'
import { certified } from '../gateway/providers/wechat/localWechat/certificate'
import { manualTestPages } from '../gateway/providers/wechat/localWechat/pages'
import { setLogOutput } from '../gateway/lib/log'

setLogOutput('pretty')

const FOLDER = '.cache/wechat-local'
const port = Number(process.env.PORT ?? 8090)
const own = `http://127.0.0.1:${port}`
const shop = process.env.PUBLIC_URL ?? 'http://127.0.0.1:8080'

const weixin = openLocalWechat({ now: () => new Date(), ask: fetch })
weixin.app.route('/', manualTestPages(weixin, { by: certified('stranger', new Date()) }))

mkdirSync(FOLDER, { recursive: true })
const { mini, browser } = weixin.books.apps
writeFileSync(`${FOLDER}/apiclient_key.pem`, weixin.books.merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
const environment = {
  // No money moves here: such a shop is a demonstration.
  DEMO: '1',
  WECHAT_APPID: mini.appid,
  WECHAT_SECRET: mini.secret,
  WECHAT_MP_APPID: browser.appid,
  WECHAT_MP_SECRET: browser.secret,
  WECHAT_MCHID: weixin.books.mchid,
  WECHAT_MCH_SERIAL: weixin.books.merchant.serial,
  WECHAT_MCH_KEY: `${FOLDER}/apiclient_key.pem`,
  WECHAT_API_V3_KEY: weixin.books.apiV3Key,
  WECHAT_PAY_URL: own,
  WECHAT_API_URL: own,
  PUBLIC_URL: shop,
}
writeFileSync(
  `${FOLDER}/env`,
  `${Object.entries(environment)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`,
  { mode: 0o600 },
)

serve({ fetch: weixin.app.fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`\n本地微信已启动：${own}\n\n在另一个终端启动商城：\n\n  set -a; . ${FOLDER}/env; set +a; npm start\n\n按 Ctrl-C 停止。\n`)
})
