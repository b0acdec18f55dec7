import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stopServing } from './stopping'

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('stopping', () => {
  it('closes idle keep-alive connections', async () => {
    const server = createServer((_request, response) => response.end('here'))
    const agent = new Agent({ keepAlive: true })
    const request = get({ port: await listening(server), agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { socket } = response
    const ended = once(socket, 'close')
    response.resume()
    await once(response, 'end')

    await stopServing(server, { lingerMs: 0 })
    await ended
    expect(socket.destroyed).toBe(true)
    agent.destroy()
  })

  it('answers the last request of a keep-alive connection, then closes it', async () => {
    const server = createServer((_request, response) => response.end('here'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const port = await listening(server)
    const ask = async () => {
      const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      return response
    }
    expect((await ask()).headers.connection).toBe('keep-alive')

    // However late the second call comes: the connection is there for it.
    const stopped = stopServing(server, { lingerMs: 60_000 })
    expect(await ask()).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
    await stopped
    agent.destroy()
  })

  it('cuts off endless requests after the timeout', async () => {
    const server = createServer(() => undefined)
    const request = get({ port: await listening(server) })
    await once(server, 'request')

    const cutOff = once(request, 'error')
    await stopServing(server, { timeoutMs: 20 })
    expect(await cutOff).toMatchObject([{ code: 'ECONNRESET' }])
  })
})
