import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Phone } from '../phone'
import { touchCommands } from './touchCommands'

type Message = { id: string; method: string; params?: unknown }

/** Speaks DevTools' automation protocol in front of a phone, for the unmodified `miniprogram-automator`. Answers where to connect and how to end. */
export async function listen(phone: Phone, port = 0): Promise<{ wsEndpoint: string; close: () => void }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (fault: NodeJS.ErrnoException) =>
      reject(fault.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: choose another one, or end what listens there.`) : fault),
    )
  })
  const sockets = new Set<WebSocket>()
  const tell = (method: string, params: unknown) => {
    for (const socket of sockets) socket.send(JSON.stringify({ method, params }))
  }
  const close = () => {
    for (const socket of sockets) socket.terminate()
    server.close()
  }
  const own = await touchCommands(phone, { tell, close })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('message', (raw: Buffer) => {
      const { id, method, params = {} } = JSON.parse(raw.toString()) as Message
      const answer = own[method] ? Promise.resolve(own[method](params as never)) : phone.run(method, params)
      answer.then(
        (result) => socket.send(JSON.stringify({ id, result: result ?? {} })),
        (fault: unknown) => socket.send(JSON.stringify({ id, error: { message: wordsOf(fault) } })),
      )
    })
  })
  phone.page.on('console', (message) => tell('App.logAdded', { type: message.type(), args: [message.text()] }))
  phone.page.on('pageerror', ({ message, stack }) => {
    if (!phone.isRestarting) tell('App.exceptionThrown', { exception: { message, stack } })
  })
  return { wsEndpoint: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** What Chromium's driver puts before the words of a fault in the page is not the mini-program's. */
const wordsOf = (fault: unknown) =>
  (fault instanceof Error ? fault.message : String(fault)).replace(/^page\.evaluate: (Error: )?/, '').split('\n')[0] ?? ''
