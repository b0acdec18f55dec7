import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { members } from '../journeys/support/people'
import { seededShop } from '../journeys/support/seededShop'
import { closeEngine } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { engineHost } from './journeys/engineHost'
import type { Host } from './journeys/host'
import { MiniProgramShopper } from './journeys/miniProgramShopper'
import { drawingsIn } from './journeys/templates'

const DOCUMENT = 'drugUserRule'
const TEXT = /用药人的证件号码、诊断、处方、病历、证件照片和健康情况是敏感个人信息/
const REFUSAL = JSON.stringify({
  code: 'CONSENT_NEEDED',
  message: '请先阅读并单独同意《用药人信息处理规则》',
  field: 'agreements',
  details: { documents: [{ document: DOCUMENT, title: '用药人信息处理规则', version: '2026-11-01' }] },
})
type Agreements = { results: Array<{ document: string; status: string }> }

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The real gateway, as if the rows of one address named the consent. */
async function guardedGateway(real: string, token: string) {
  const authorized = { Authorization: `Bearer ${token}` }
  const isAgreed = async () => {
    const { results } = (await (await fetch(`${real}/api/agreements`, { headers: authorized })).json()) as Agreements
    return results.some(({ document, status }) => document === DOCUMENT && status === 'agreed')
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const { method = 'GET', url = '' } = request
      if (/^\/api\/addresses\/[\w-]+$/.test(url) && !url.endsWith('/default') && !(await isAgreed()))
        return response.writeHead(403, { 'Content-Type': 'application/json' }).end(REFUSAL)
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
      const body = await bodyOf(request)
      const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
      const reply = await fetch(real + url, { method, headers: given, ...(body.length && { body }) })
      const type = reply.headers.get('Content-Type') ?? 'application/octet-stream'
      return response.writeHead(reply.status, { 'Content-Type': type }).end(Buffer.from(await reply.arrayBuffer()))
    }
    answer().catch((fault: unknown) => response.writeHead(502).end(String(fault)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || place === null) throw new Error('The guarded gateway listens nowhere')
  return { address: `http://127.0.0.1:${place.port}`, close: () => new Promise((resolve) => server.close(resolve)), authorized }
}

describe('a consent the gateway asks for, in the mini-program', () => {
  let real: GatewayProcess
  let host: Host | undefined
  let gateway: Awaited<ReturnType<typeof guardedGateway>>
  const { memberId, name, phone } = members.zhou
  const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
  const token = sessions[memberId] ?? ''
  beforeAll(async () => {
    real = await GatewayProcess.start(seededShop())
    gateway = await guardedGateway(real.address, token)
  })
  afterAll(async () => {
    await host?.close()
    await closeEngine()
    await gateway.close()
    await real.close()
  })
  const ask = async (method: string, at: string) =>
    (await (await fetch(`${real.address}/api${at}`, { method, headers: gateway.authorized })).json()) as { results: Array<{ id: string }> }
  const withdraw = () => ask('DELETE', `/agreements/${DOCUMENT}`)

  it('is led to, and leads back to the page with everything typed', async () => {
    const [{ id } = { id: '' }] = (await ask('GET', '/addresses')).results
    await withdraw()
    host = await engineHost(gateway.address)
    const app = new MiniProgramShopper(host, drawingsIn(readFileSync(path.join(readyBuild(), 'base.wxml'), 'utf8')))
    await app.remember('qinghe.session', { token, userId: memberId, nickname: name, phoneNum: phone })

    await app.open('address', { mode: 'edit', id })
    await app.sees(TEXT)
    await app.tap('同意并继续')
    await app.isAt('address')
    await app.fill('收货人', '周小岚')
    await withdraw()
    await app.tap('保存')
    await app.sees(TEXT)
    await app.tap('同意并继续')
    await app.isAt('address')
    await app.tap('保存')
    await app.sees('地址已保存')
    await app.open('addresses')
    await app.sees(/周小岚/)
  })
})
