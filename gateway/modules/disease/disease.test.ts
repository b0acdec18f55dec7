import { disease } from '../../../src/contract/disease'
import { Sex } from '../../../src/contract/idCard'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { listening } from '../../../tests/support/heardLog'
import { localCollector } from '../../../tests/support/localCollector'
import { implement } from '../../kernel/implement'
import { registry } from '../../lib/metrics'
import { requestLog } from '../../server/requestLog'
import { startTracing } from '../../server/startTracing'

/** Of no other row and no other text. */
const NAME = '非器质性遗尿症'

describe('disease words', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await gatewayAt()
  })
  const ask = (query: string, token: string | undefined = gateway.lin.token) =>
    gateway.app.request(`/api/disease-word${query}`, { headers: { ...(token !== '' && { Authorization: `Bearer ${token}` }) } })

  it('are answered with code, category and name, what fits best first', async () => {
    const { results } = await gateway.lin.disease.words({ query: { name: '高血压', age: 66, sex: Sex.male } })
    expect(results[0]).toEqual({ icdCode: 'I10', icdName: '特发性(原发性)高血压', name: '原发性高血压', isCustom: false })
    expect(results.map(({ name }) => name)).not.toContain('妊娠期高血压')
  })

  it('are the common ones where nothing was typed', async () => {
    expect((await gateway.lin.disease.words()).results).toHaveLength(20)
  })

  it('are for members, and no cache keeps an answer', async () => {
    const replies = [await ask(`?name=${encodeURIComponent(NAME)}`), await ask('', '')]
    expect(replies.map(({ status, headers }) => [status, headers.get('Cache-Control'), headers.get('ETag')])).toEqual([
      [200, 'no-store', null],
      [401, 'no-store', null],
    ])
  })

  it.each([
    ['a name of 41 characters', `?name=${'a'.repeat(41)}`, 'name'],
    ['an age that nobody has', '?age=151', 'age'],
    ['an age below nothing', '?age=-1', 'age'],
    ['a third sex', '?sex=2', 'sex'],
  ])('refuse %s', async (_what, query, field) => {
    const reply = await ask(query)
    expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining({ code: 'INVALID', field })])
  })

  it('take a name of 40 characters, sex and age as text', async () => {
    expect((await ask(`?name=${'a'.repeat(40)}&age=0&sex=1`)).status).toBe(200)
  })
})

describe('what is asked for disease words', () => {
  /** The name in each form in which a log could hold it, and the age. */
  const query = `name=${encodeURIComponent(NAME)}&age=9&sex=0`
  const SECRETS = [NAME, encodeURIComponent(NAME), query, 'age=9', 'feiqizhi']
  const toldIn = (text: string) => SECRETS.filter((secret) => text.includes(secret))

  it('stands in no log line, span or metric: answered, refused, or failed', async () => {
    const collector = await localCollector()
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
    const endTracing = startTracing('http/json')
    const heard = listening()
    try {
      const options = { log: requestLog, tracing: { trustsParent: false } }
      const whole = await gatewayAt(undefined, options)
      const broken = await gatewayAt(undefined, {
        ...options,
        handlers: implement(disease, { words: () => Promise.reject(new Error('broken')) }),
      })
      const statusOf = async ({ app }: Gateway, address: string, token: string) =>
        (await app.request(address, { headers: { Authorization: `Bearer ${token}` } })).status
      expect([
        await statusOf(whole, `/api/disease-word?${query}`, whole.lin.token),
        await statusOf(whole, `/api/disease-word?${query}`, 'nobody'),
        await statusOf(whole, `/api/disease-word?${query}&sex=7`, whole.lin.token),
        await statusOf(whole, `/api/disease-word?name=${NAME.repeat(6)}&age=999`, whole.lin.token),
        await statusOf(broken, `/api/disease-word?${query}`, broken.lin.token),
      ]).toEqual([200, 401, 200, 400, 500])
    } finally {
      heard.end()
      await endTracing()
      await collector.close()
      Reflect.deleteProperty(process.env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
    }
    expect(heard.text()).toContain('GET /api/disease-word 200')
    expect(
      heard
        .lines()
        .filter(({ level }) => level === 'error')
        .map(({ msg }) => msg),
    ).toEqual(['GET /api/disease-word'])
    expect(collector.spans().some(({ name }) => name === 'GET /api/disease-word')).toBe(true)
    expect([toldIn(heard.text()), toldIn(collector.text()), toldIn(await registry.metrics())]).toEqual([[], [], []])
  })
})
