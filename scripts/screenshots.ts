/*
 * Draws the README's pictures: `npm run screenshots`, or `npm run screenshots -- gallery` for some. A freshly seeded gateway with the built shop, a phone of 375 by 812 points at twice the
 * density, one picture a row; written to docs/screenshots as palette PNGs, which are a third of the size and look the same.
 */
import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { DAY, HOUR } from '../src/lib/duration'
import { shopMidnight } from '../src/lib/time'
import { seededFolder, withGateway } from '../tests/bench/shop'
import type { Role } from '../counter/contract/workEndpoint'
import { SYSTEMS, type System } from '../tests/hosts/shell/settings'
import { cookieOf, type Choice } from '../tests/hosts/frame/choice'
import { serveFrame } from '../tests/hosts/frame/serveFrame'
import { deskOf } from '../tests/journeys/support/deskOf'
import type { GatewayProcess } from '../tests/journeys/support/gatewayProcess'
import { members, type Member } from '../tests/journeys/support/people'
import { closeBrowser, newPhone, storeSession } from '../tests/journeys/support/phone'
import { Shopper } from '../tests/journeys/support/shopper'
import { putIntoCart } from '../tests/journeys/support/steps'
import { findWholeChromium } from '../tests/support/browser.mjs'
import { paperPhoto } from '../tests/support/paperPhoto'
import { serveGallery } from '../tests/widgets/support/serveGallery'

type Desk = {
  file: string
  role: Role
  address: string
  width: number
  height: number
  opens?: 'prescription'
  key?: string
  /** What is typed into the first field of this name: the shop's page beside it shows it. */
  types?: [label: string, text: string]
}
type Picture = { file: string; look?: { elder?: boolean }; as?: Member; walk: (app: Shopper) => Promise<void> }

async function fillCart(app: Shopper) {
  for (const productCode of ['110011', '120011']) {
    await app.open('product', { productCode })
    await putIntoCart(app)
  }
  await app.open('cart')
}

const PICTURES: Picture[] = [
  { file: '01-home', walk: (app) => app.open('home') },
  { file: '02-home-elder', look: { elder: true }, walk: (app) => app.open('home') },
  { file: '03-category', walk: (app) => app.open('category') },
  { file: '04-search', walk: (app) => app.open('searchResult', { keyword: '感冒' }) },
  { file: '05-product', walk: (app) => app.open('product', { productCode: '110011' }) },
  { file: '06-prescription-drug', walk: (app) => app.open('product', { productCode: '100011' }) },
  { file: '07-instructions', walk: (app) => app.open('instructionBook', { productCode: '110011' }) },
  { file: '08-cart', as: members.zhou, walk: fillCart },
  { file: '09-orders', as: members.zhou, walk: (app) => app.open('orders') },
  { file: '10-me', as: members.zhou, walk: (app) => app.open('me') },
  { file: '11-login', walk: (app) => app.open('login') },
  { file: '12-not-found', walk: (app) => app.openAddress('/no/such/place') },
]
/** Of the widgets' own build (`npm run build:gallery`), which needs no gateway. */
const GALLERY: Picture[] = [
  { file: '13-gallery', walk: (app) => app.openAddress('/gallery/button') },
  { file: '14-gallery-date', walk: (app) => app.openAddress('/gallery/date?state=date') },
  { file: '15-gallery-uploader', walk: (app) => app.openAddress('/gallery/uploader') },
  { file: '16-gallery-elder', look: { elder: true }, walk: (app) => app.openAddress('/gallery/coupon') },
]
/** The simulated apps and the doctors' mini-program of `npm run shells`: a picture each, each system on a page of its own. */
const SHELLS = [
  { file: '17-shells', app: 'mallApp' },
  { file: '18-mall-app', app: 'mallApp' },
  { file: '19-doctor-app', app: 'doctorApp' },
  { file: '20-hospital-app', app: 'hospitalApp' },
  { file: '21-doctor-mini-program', app: 'doctorMini' },
] as const satisfies ReadonlyArray<{ file: string; app: Choice['app'] }>
const IN_SYSTEM: Record<System, (app: Shopper) => Promise<void>> = {
  ios: (app) => app.open('home'),
  android: (app) => app.open('product', { productCode: '110011' }),
  harmony: (app) => app.open('me'),
}
/** The counter as a person of a role finds it, on a desktop and on a tablet; `opens`: the prescription that was just handed in; `key`: what is pressed there. */
const DESKS: Desk[] = [
  { file: '22-counter-queues', role: 'pharmacist', address: '/prescriptions', width: 1280, height: 800 },
  { file: '23-counter-review', role: 'pharmacist', address: '/prescriptions', opens: 'prescription', width: 1280, height: 800 },
  { file: '24-counter-chats', role: 'pharmacist', address: '/chats', key: 'n', width: 1280, height: 800 },
  { file: '25-counter-tablet', role: 'pharmacist', address: '/prescriptions', width: 820, height: 1180 },
  { file: '26-counter-products', role: 'operator', address: '/products?code=110011', types: ['售价', '21.35'], width: 1280, height: 800 },
  { file: '27-counter-settings', role: 'operator', address: '/settings?key=hotWords', types: ['词', '退热贴'], width: 1280, height: 800 },
]
const FOLDER = 'docs/screenshots'
/** Pictures and fonts arrive after the words. */
const SETTLES = 1500

const [word = ''] = process.argv.slice(2)
const wanted = ({ file }: { file: string }) => file.includes(word)

async function draw(address: string, { file, look = {}, as, walk }: Picture, sessions: Record<string, string> = {}) {
  const context = await newPhone(address, look)
  const page = await context.newPage()
  if (as) {
    await page.goto(`${address}/robots.txt`)
    await storeSession(page, as, sessions[as.memberId] ?? '')
  }
  await walk(new Shopper(page, address))
  await page.waitForTimeout(SETTLES)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(path.join(FOLDER, `${file}.png`))
  console.log(`${file}.png  ${Math.round(size / 1024)} KB`)
  await context.close()
}

async function inShell(address: string, app: Choice['app'], system: System, clip?: { x: number; width: number }) {
  const context = await newPhone(address, { width: 1180 })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1180, height: 900 })
  await page.goto(`${address}/robots.txt`)
  await page.evaluate(
    (cookie) => void (document.cookie = cookie),
    cookieOf({ app, system, version: '6.33.0', person: 'zhou', answers: {} }),
  )
  await IN_SYSTEM[system](new Shopper(page, address))
  await page.waitForTimeout(SETTLES)
  const picture = await page.screenshot(clip && { clip: { ...clip, y: 0, height: 900 } })
  await context.close()
  return picture
}

/** The whole page, or three phones side by side. */
async function drawShell(address: string, { file, app }: (typeof SHELLS)[number]) {
  const systems = Object.keys(SYSTEMS) as System[]
  const drawn =
    file === '17-shells'
      ? sharp(await inShell(address, app, 'ios')).resize({ width: 1180 })
      : await sideBySide(systems, (system) => inShell(address, app, system, { x: 128, width: 436 }))
  const { size } = await drawn.png({ palette: true, quality: 90, effort: 10 }).toFile(path.join(FOLDER, `${file}.png`))
  console.log(`${file}.png  ${Math.round(size / 1024)} KB`)
}

/** 苯磺酸氨氯地平片 */
const AMLODIPINE = '100021'
const FATHERS = '320106195806151037'

/** Gives the counter something to do: 周岚 hands in a photograph of her father’s prescription, leaves a message, wants to be called and asks the pharmacist. Answers the prescription's id. */
async function comeToTheCounter({ address }: GatewayProcess, sessions: Record<string, string>): Promise<string> {
  const context = await newPhone(address, {})
  const page = await context.newPage()
  await page.goto(`${address}/robots.txt`)
  await storeSession(page, members.zhou, sessions[members.zhou.memberId] ?? '')
  const app = new Shopper(page, address)
  const paper = Buffer.from(await (await paperPhoto()).arrayBuffer())
  await app.open('prescriptionUpload', { productCode: AMLODIPINE })
  await app.tap('先添加要用药的人')
  await app.isAt('patientInfo', { mode: 'add' })
  await app.tap('父母')
  await app.fill('姓名', '周建国')
  await app.fill('证件号码', FATHERS)
  await app.tap('保存')
  await app.isAt('prescriptionUpload', { productCode: AMLODIPINE })
  await app.photographs(/^从相册选/, paper)
  await app.sees('照片清楚，可以提交')
  await app.fill('处方医院', '清河市第一医院')
  await app.tap(/^确诊疾病/)
  await app.fill('搜索疾病', 'gxy')
  await app.tap('原发性高血压')
  await app.tick('处方由医生面诊后开具')
  await app.tap('下一步：签名')
  await app.isAt('prescriptionSign')
  await app.sees('请用药人周建国签名')
  await app.writes('请在此签名')
  await app.tap('确认签名')
  await app.isAt('prescriptionUpload')
  await app.sees('重新签名')
  await app.tap('提交药师审核')
  await app.sees('清河市第一医院处方')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await app.open('leaveMsg', { website: 'mall' })
  await app.fill('留言', '上次买的血压计，发票可以换抬头吗？')
  await app.tap('提交留言')
  await app.sees('已收到，回复后会在')
  await app.open('pharmacist')
  await app.fill('手机号', '13900005555')
  await app.tap('请药师回电')
  await app.sees('已收到，药师会在')
  await app.open('kf', { desk: 'pharmacist' })
  await app.fill('消息', '降压药早上忘了吃，现在补吃还来得及吗？')
  await app.tap('发送')
  await app.sees('您是下一位')
  await context.close()
  return id
}

async function typeBesideTheShop(work: Page, [label, text]: [string, string]) {
  await work.getByLabel(label, { exact: true }).first().fill(text)
  await work
    .frameLocator('iframe[title="店里的样子"]')
    .getByText(text.replace(/^\d+/, '').trim() || text)
    .first()
    .waitFor()
}

async function drawDesk(gateway: GatewayProcess, { file, role, address, opens, key, types, ...window }: Desk, prescriptionId: string) {
  const shown = opens ? `${address}?${opens}=${prescriptionId}` : address
  const { work, leave } = await deskOf({ gateway }, { loginName: `desk${file.slice(0, 2)}`, name: '许言', role }, shown)
  await work.setViewportSize(window)
  // By the gateway's clock, as the waits are; on a new page, because one that is open would take the leap for a person who left.
  await work.goto('about:blank')
  await work.clock.setFixedTime(gateway.now())
  await work.goto(`${gateway.address}/work${shown}`)
  await work.getByRole('heading', { level: 1 }).waitFor()
  await work.locator('.ant-skeleton').first().waitFor({ state: 'detached' })
  if (key) await work.keyboard.press(key)
  if (types) await typeBesideTheShop(work, types)
  await work.waitForTimeout(SETTLES)
  const { size } = await sharp(await work.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(path.join(FOLDER, `${file}.png`))
  console.log(`${file}.png  ${Math.round(size / 1024)} KB`)
  await leave()
}

async function sideBySide(systems: System[], pictureOf: (system: System) => Promise<Buffer>) {
  const width = 290
  const height = 600
  const phones = await Promise.all(
    systems.map(async (system, place) => ({
      input: await sharp(await pictureOf(system))
        .resize({ width, height })
        .toBuffer(),
      left: place * width,
      top: 0,
    })),
  )
  const paper = sharp({ create: { width: width * systems.length, height, channels: 3, background: 'white' } })
  return sharp(await paper.composite(phones).png().toBuffer())
}

process.env.CHROMIUM = findWholeChromium()
if (!word) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
if (PICTURES.some(wanted)) {
  const sessions = JSON.parse(readFileSync(path.join(seededFolder(), 'sessions.json'), 'utf8')) as Record<string, string>
  await withGateway(async ({ address }) => {
    for (const picture of PICTURES.filter(wanted)) await draw(address, picture, sessions)
  })
}
if (SHELLS.some(wanted)) {
  const sessions = JSON.parse(readFileSync(path.join(seededFolder(), 'sessions.json'), 'utf8')) as Record<string, string>
  await withGateway(async (gateway) => {
    const frame = await serveFrame({ gateway: gateway.address, sessions })
    for (const shell of SHELLS.filter(wanted)) await drawShell(frame.address, shell)
    frame.close()
  })
}
if (DESKS.some(wanted)) {
  const sessions = JSON.parse(readFileSync(path.join(seededFolder(), 'sessions.json'), 'utf8')) as Record<string, string>
  await withGateway(async (gateway) => {
    // Whatever the hour is: the desks answer in the day.
    await gateway.restartAt(new Date(shopMidnight(Date.now()) + DAY + 10 * HOUR))
    // While a pharmacist is at the counter, the demonstration's people leave the work there.
    const { leave } = await deskOf({ gateway }, { loginName: 'shen', name: '沈知夏', role: 'pharmacist' }, '/prescriptions')
    const prescriptionId = await comeToTheCounter(gateway, sessions)
    for (const desk of DESKS.filter(wanted)) await drawDesk(gateway, desk, prescriptionId)
    await leave()
  })
}
if (GALLERY.some(wanted)) {
  const served = await serveGallery()
  for (const picture of GALLERY.filter(wanted)) await draw(served.address, picture)
  served.close()
}
await closeBrowser()
