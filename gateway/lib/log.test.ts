import { gatewayAt } from '../../tests/support/gateway'
import { listening } from '../../tests/support/heardLog'
import { setLogOutput, log } from './log'
import { withLogContext } from './logContext'
import { requestIdOf } from '../kernel/requestIdOf'

const PHONE = '13912345678'
const UUID = '0b9d5e2c-6f0a-4a58-9c1e-1f2d3c4b5a69'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('a log line', () => {
  it('is JSON with level, time, message and what the request carries', async () => {
    const heard = listening()
    await withLogContext({ requestId: UUID }, async () => {
      await Promise.resolve()
      log.warn({ orderCode: '2611211234567890' }, 'slow')
    })
    log.error(new Error('no'))
    heard.end()
    expect(heard.lines()).toEqual([
      { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/) as string, msg: 'slow', requestId: UUID, orderCode: '2611211234567890' },
      expect.objectContaining({ level: 'error', err: expect.stringContaining('Error: no') as string }),
    ])
  })

  it('holds no phone, whether in the message, a field, an object or an error', () => {
    const heard = listening()
    log.info({ text: PHONE, nested: { phone: PHONE }, err: new Error(PHONE, { cause: new Error(PHONE) }) }, `sent to ${PHONE}`)
    log.info(PHONE)
    heard.end()
    expect([heard.lines().length, heard.text().includes(PHONE)]).toEqual([2, false])
  })

  it('is readable in a terminal, and left out with LOG=off unless something is wrong', () => {
    const shown: string[] = []
    setLogOutput('pretty', (text) => shown.push(text))
    log.info({ status: 200 }, 'GET /')
    setLogOutput('off', (text) => shown.push(text))
    log.info('GET /')
    log.error('disk full')
    expect(shown).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d INFO {2}GET \/ status=200\n$/), expect.stringContaining('disk full')])
  })
})

describe('the id of a request', () => {
  it.each([
    ['a UUID', UUID, undefined, UUID],
    ['32 hexadecimal digits', TRACE, undefined, TRACE],
    ['the trace where there is no id', undefined, `00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
    ['the trace where the id is no id', `${PHONE}; drop`, `00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  ])('is taken from outside: %s', (_what, given, traceparent, id) => {
    expect(requestIdOf({ given, traceparent })).toBe(id)
  })

  it.each([
    ['a phone', PHONE, undefined],
    ['a line break', `${TRACE}\nlevel=error`, undefined],
    ['a trace of zeros', undefined, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ])('is made by us instead of %s', (_what, given, traceparent) => {
    expect(requestIdOf({ given, traceparent })).toMatch(/^[\da-f]{32}$/)
  })

  it('stands in the answer, in the line of a fault and in its details', async () => {
    const { app, db } = await gatewayAt()
    jest.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('broken')
    })
    const heard = listening()
    const reply = await app.request('/api/mall/config', { headers: { 'X-Request-Id': UUID } })
    heard.end()
    expect([reply.status, reply.headers.get('X-Request-Id')]).toEqual([500, UUID])
    expect(await reply.json()).toMatchObject({ code: 'FAULT', details: { requestId: UUID } })
    expect(heard.lines()).toEqual([expect.objectContaining({ msg: 'GET /api/mall/config', requestId: UUID })])
  })
})
