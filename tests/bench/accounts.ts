import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import type { Hono } from 'hono'
import { hashPassword } from '../../gateway/kernel/password'
import { createGateway } from '../../gateway/app'
import { openDatabase, type Db } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { members, smsTickets } from '../../gateway/tables'
import { handlers } from '../../gateway/modules/handlers'
import { sha256 } from '../../gateway/lib/hash'
import { hmacOf } from '../../gateway/kernel/hmac'
import { environmentOf } from '../../gateway/server/environment'
import { openShop } from '../../gateway/server/openShop'
import { asColumns } from '../../scripts/lists/asColumns'
import { account } from '../../src/contract/account'
import { captcha } from '../../src/contract/captcha'
import type { Endpoint, Output } from '../../src/contract/endpoint'
import { rsaOaepEncrypt } from '../../src/lib/rsaOaep'
import { ms, percentile } from './format'
import { seededFolder } from './shop'
import { version } from '../../package.json'

const TRIES = 60
const ANSWER = 'ACDE'
const AGREEMENTS = 'clause@2026-11-01,privacy@2026-11-01'
const phoneOf = (isKnown: boolean, place: number) => `1${isKnown ? '38' : '39'}7${String(place).padStart(7, '0')}`

type Shop = { app: Hono; db: Db }
type Body = Record<string, string>
type Question = { name: string; endpoint: Endpoint; bodyOf: (shop: Shop, phone: string) => Promise<Body> }

const QUESTIONS: Question[] = [
  {
    name: 'an SMS code for a forgotten password',
    endpoint: captcha.smsCodeV2,
    bodyOf: async ({ db }, phoneNum) => ({ phoneNum, purpose: 'reset', ticket: await solved(db, phoneNum), validCode: ANSWER }),
  },
  {
    name: 'a forgotten password, wrong code',
    endpoint: account.validate,
    bodyOf: (_shop, phoneNum) => Promise.resolve({ phoneNum, purpose: 'reset', smsCode: '000000' }),
  },
  {
    name: 'login by SMS, wrong code',
    endpoint: account.smsLogin,
    bodyOf: (_shop, phoneNum) => Promise.resolve({ phoneNum, smsCode: '000000', agreements: AGREEMENTS }),
  },
  {
    name: 'login by password, wrong password',
    endpoint: account.accountLogin,
    bodyOf: async ({ app }, loginName) => ({ platform: '3', loginName, agreements: AGREEMENTS, ...(await sealed(app)) }),
  },
]

/** Whether a stranger can learn from an answer, or from how long it takes, that a phone has an account here. */
export async function accounts() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-accounts-'))
  cpSync(path.join(seededFolder(), 'data'), folder, { recursive: true })
  const { db, close } = await openDatabase({ tables, dataDir: folder, migrationsFolder: path.resolve('gateway/db/migrations') })
  try {
    const whose = { createdAt: new Date(), passwordHash: await hashPassword('Qinghe2026') }
    const known = Array.from({ length: TRIES }, (_, place) => phoneOf(true, place))
    await db.insert(members).values(known.map((phone) => ({ memberId: phone, loginName: `m${phone}`, phone, nickname: phone, ...whose })))
    const { providers } = await openShop({ db, environment: environmentOf(process.env), ownAddress: () => '', root: process.cwd() })
    const app = createGateway({
      db,
      handlers,
      providers: { ...providers, sms: { send: () => Promise.resolve() } },
      addressOf: () => randomBytes(8).toString('hex'),
    })
    const rows: string[][] = []
    for (const question of QUESTIONS) rows.push(...(await figuresOf({ app, db }, question)))
    console.log(`${TRIES} phones of each kind in turns, each from another address and device, one question at a time, in process.\n`)
    console.log(asColumns({ headings: ['question', 'phone', 'p50', 'p95', 'answers'], rows }))
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function figuresOf(shop: Shop, { name, endpoint, bodyOf }: Question): Promise<string[][]> {
  const kinds = [true, false].map((isKnown) => ({ isKnown, times: [] as number[], answers: new Set<string>() }))
  for (let place = 0; place < TRIES; place += 1)
    for (const { isKnown, times, answers } of place % 2 ? kinds : [...kinds].reverse()) {
      const body = await bodyOf(shop, phoneOf(isKnown, place))
      const asked = performance.now()
      const reply = await ask(shop.app, endpoint, body)
      times.push(performance.now() - asked)
      answers.add(`${reply.status} ${await reply.text()}`)
    }
  const all = new Set(kinds.flatMap(({ answers }) => [...answers]))
  return kinds.map(({ isKnown, times }, place) => [
    place ? '' : name,
    isKnown ? 'known' : 'unknown',
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.95)),
    place ? '' : all.size === 1 ? `alike: ${[...all].join('')}` : `${all.size} different`,
  ])
}

const ask = (app: Hono, { path: address, method, encoding }: Endpoint, body: Body) => {
  const form = encoding === 'form'
  return app.request(`/api${address}`, {
    method,
    headers: {
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'X-Device-Id': randomBytes(8).toString('hex'),
      'X-Platform': 'MOBILE',
      'X-Channel': 'h5',
      'X-Version-Name': version,
    },
    body: form ? new URLSearchParams(body).toString() : JSON.stringify(body),
  })
}

/** A ticket whose picture somebody read right. */
async function solved(db: Db, phoneNum: string) {
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + 300_000)
  const answerHash = sha256(`${ticket}:${ANSWER}`)
  await db.insert(smsTickets).values({ ticketHash: sha256(ticket), phoneHmac: await hmacOf(db, phoneNum), answerHash, expiresAt })
  return ticket
}

async function sealed(app: Hono): Promise<Body> {
  const reply = await app.request('/api/login/publicKey')
  const { keyId, modulus, exponent, nonce } = (await reply.json()) as Output<typeof account.publicKey>
  const message = new TextEncoder().encode(JSON.stringify({ password: 'wrong2026', nonce }))
  return { keyId, password: rsaOaepEncrypt({ modulus, exponent }, message, randomBytes(32)) }
}
