import { gatewayAt, type Gateway } from '../support/gateway'

let gateway: Gateway
beforeAll(async () => {
  gateway = await gatewayAt()
})
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  gateway.app.request(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })
const said = async (reply: Response) => [reply.status, (await reply.json()) as unknown] as const

describe('bad input', () => {
  it('that is too large is refused before it is read', async () => {
    const body = JSON.stringify({ phoneNum: '1'.repeat(300 << 10) })
    expect(await said(await post('/tickets', body, { 'Content-Length': String(body.length) }))).toEqual([
      413,
      { code: 'TOO_LARGE', message: '提交的内容过大' },
    ])
  })

  it('that is too large and does not say how large is refused too', async () => {
    const parts = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 40; part += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(16 << 10)))
        controller.close()
      },
    })
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
    const reply = await gateway.app.request(
      new Request('http://shop.example/api/tickets', { method: 'POST', headers, body: parts, duplex: 'half' } as RequestInit),
    )
    expect(reply.status).toBe(413)
  })

  it.each([
    ['text/plain', '{"phoneNum":"13912345678"}', 415, 'CONTENT_TYPE'],
    ['application/x-www-form-urlencoded', 'phoneNum=13912345678', 415, 'CONTENT_TYPE'],
    ['application/json', '{"phoneNum":', 400, 'BAD_JSON'],
    ['application/json', '', 400, 'BAD_JSON'],
    ['application/json', '[]', 400, 'INVALID'],
    ['application/json', 'null', 400, 'INVALID'],
    ['application/json', '{"phoneNum":13912345678}', 400, 'INVALID'],
    ['application/json', '{"phoneNum":"139"}', 400, 'INVALID'],
    ['application/json', '{"__proto__":{"phoneNum":"13912345678"}}', 400, 'INVALID'],
    ['application/json', '{"constructor":{"prototype":{"phoneNum":"13912345678"}}}', 400, 'INVALID'],
  ])('as %s: %s', async (type, body, status, code) => {
    const [got, answer] = await said(await post('/tickets', body, { 'Content-Type': type }))
    expect([got, answer]).toEqual([status, expect.objectContaining({ code, message: expect.stringMatching(/[\u4e00-\u9fff]/) as string })])
    expect(({} as { phoneNum?: unknown }).phoneNum).toBeUndefined()
  })

  const form = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data; boundary=x'
  it.each([
    ['application/json', '{}', 415, 'CONTENT_TYPE'],
    ['formula', 'loginName=a', 415, 'CONTENT_TYPE'],
    ['multipart/form-data', '--x\r\n\r\n--x--', 400, 'BAD_FORM'],
    [multipart, '', 400, 'BAD_FORM'],
    [multipart, 'no part at all', 400, 'BAD_FORM'],
    [multipart, '--x\r\nContent-Disposition: form-data; name="loginName"\r\n\r\na', 400, 'BAD_FORM'],
    [`${form}; charset=gbk`, 'loginName=a', 415, 'CHARSET'],
    [form, 'loginName=a&loginName=b', 400, 'BAD_FORM'],
    [form, '%E0%A4%A', 400, 'INVALID'],
    [form, '__proto__=a&constructor=b', 400, 'INVALID'],
    [form, '', 400, 'INVALID'],
  ])('as the form %s: %s', async (type, body, status, code) => {
    const [got, answer] = await said(await post('/login/account', body, { 'Content-Type': type }))
    expect([got, answer]).toEqual([status, expect.objectContaining({ code, message: expect.stringMatching(/[\u4e00-\u9fff]/) as string })])
  })

  it.each([
    ['application/json; charset=gbk', '{}', 415, 'CHARSET'],
    ['application/json; charset="UTF-8"', '{}', 400, 'INVALID'],
    ['application/jsonp', '{}', 415, 'CONTENT_TYPE'],
    ['application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'BAD_JSON'],
    ['application/json', '{"a":'.repeat(40), 400, 'BAD_JSON'],
    ['application/json', '{"phoneNum":"139","phoneNum":"x"}', 400, 'INVALID'],
  ])('as JSON %s: %.40s', async (type, body, status, code) => {
    const [got, answer] = await said(await post('/tickets', body, { 'Content-Type': type }))
    expect([got, answer]).toEqual([status, expect.objectContaining({ code, message: expect.stringMatching(/[\u4e00-\u9fff]/) as string })])
  })

  it('names its field in the contract’s own words', async () => {
    expect(await said(await post('/tickets', '{"phoneNum":"139"}'))).toEqual([
      400,
      {
        code: 'INVALID',
        message: '请填写 11 位手机号',
        field: 'phoneNum',
        details: [{ field: 'phoneNum', message: '请填写 11 位手机号' }],
      },
    ])
  })

  it('in a query cannot reach a prototype', async () => {
    await gateway.app.request('/api/address/lngLat?lng=1&lat=1&__proto__[x]=1&constructor.prototype.x=1&__proto__=1')
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  it.each(['', 'short', 'with space', 'x'.repeat(300), '中'.repeat(3)].filter((key) => /^[ -~]*$/.test(key)))(
    'for a key "%s" is refused',
    async (key) => {
      const headers: Record<string, string> = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${gateway.chen.token}`,
        'Idempotency-Key': key,
      }
      const reply = await gateway.app.request('/api/addresses', { method: 'POST', headers, body: '{}' })
      expect(reply.status).toBe(400)
    },
  )

  it.each([
    ['GET', '/addresses/does-not-exist'],
    ['PUT', '/addresses/does-not-exist/default'],
    ['DELETE', '/addresses/does-not-exist'],
    ['GET', '/documents/does-not-exist'],
  ])('%s %s finds nothing', async (method, path) => {
    const reply = await gateway.app.request(`/api${path}`, { method, headers: { Authorization: `Bearer ${gateway.chen.token}` } })
    expect(await said(reply)).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
  })
})
