import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpPush } from './push/httpPush'
import { PermanentError } from './permanentError'
import { httpSms } from './sms/httpSms'

let status = 200
const server = createServer((_request, response) => response.writeHead(status).end())
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const notification = { id: 'id', provider: 'fcm', clientId: 'installation', title: '', text: '', link: '/' }
const SERVICES: Array<[string, () => Promise<unknown>]> = [
  ['text messages', () => httpSms(address(), 'a-token').send({ phone: '13911112222', text: '' })],
  ['notifications', () => httpPush(address(), 'a-token').send(notification)],
]

describe.each(SERVICES)('a service of %s', (_what, send) => {
  it.each([400, 403, 422])('refuses for good with %i', async (given) => {
    status = given
    await expect(send()).rejects.toBeInstanceOf(PermanentError)
  })

  it.each([401, 408, 429, 500, 503])('may take it the next time after %i', async (given) => {
    status = given
    await expect(send()).rejects.not.toBeInstanceOf(PermanentError)
  })
})
