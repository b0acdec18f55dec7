import type { Hono } from 'hono'
import { z } from 'zod/mini'
import { endpoint } from '../../src/contract/endpoint'
import { gatewayAt } from '../../tests/support/gateway'
import { listening } from '../../tests/support/heardLog'
import { createGateway } from '../app'
import { handlers } from '../modules/handlers'
import { checkAnswer } from './checkAnswer'

const group = {
  who: endpoint('GET /who', {
    about: 'Who',
    output: z.object({ people: z.array(z.object({ name: z.string(), age: z.nullable(z.number()) })) }),
  }),
}
const known = { people: [{ name: '周岚', age: null }] }
const tellsMore = { people: [{ name: '周岚', age: 68, phone: '13912345678' }] }

describe('an answer', () => {
  it.each([
    ['lacks what its row names', { people: [{ name: '周岚' }] }, /answered against its contract/],
    ['is of another type', { people: [{ name: '周岚', age: '68' }] }, /answered against its contract/],
    ['holds more than its row names', tellsMore, /answered what its contract does not name: people\.0\.phone$/],
  ])('is a fault where it %s', (_how, answer, fault) => {
    expect(() => checkAnswer(group.who, answer)).toThrow(fault)
  })

  it('is right where it is what its row names', () => {
    expect(() => checkAnswer(group.who, known)).not.toThrow()
  })

  it('is compared in tests, and goes out as it is in a release', async () => {
    const wrong = handlers.map((one) => (one.endpoint.line === 'GET /hotwords' ? { ...one, handle: async () => ({ results: 1 }) } : one))
    const { app, db, providers } = await gatewayAt(undefined, { handlers: wrong })
    const release: Hono = createGateway({ db, providers, handlers: wrong, checksAnswers: false })
    const sent = async (asked: Hono) => {
      const reply = await asked.request('/api/hotwords')
      return { status: reply.status, body: await reply.text() }
    }
    const heard = listening()
    expect((await sent(app)).status).toBe(500)
    heard.end()
    expect(heard.text()).toContain('GET /hotwords answered against its contract')
    expect(await sent(release)).toEqual({ status: 200, body: '{"results":1}' })
  })
})
