import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { eventually } from './eventually'
import { useFixture } from './useFixture'

/** Answers what it was sent; `/slow` only when it is let go. */
function openServer() {
  const held: Array<() => void> = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const answer = () =>
        response
          .writeHead(418, { 'content-type': 'application/json' })
          .end(JSON.stringify({ method: request.method, url: request.url, body }))
      if (request.url?.startsWith('/slow')) held.push(answer)
      else answer()
    })
  })
  return { server, held }
}

describe('wx', () => {
  const fixture = useFixture()
  const { server, held } = openServer()
  let address = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => void held.splice(0))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('takes any status of an answer for an answer', async () => {
    const answer = await fixture().app.callWxMethod('request', { url: `${address}/a`, data: { b: 1 }, method: 'POST' })
    expect(answer).toMatchObject({ errMsg: 'request:ok', statusCode: 418, data: { method: 'POST', url: '/a', body: '{"b":1}' } })
    const read = await fixture().app.callWxMethod('request', { url: `${address}/a`, data: { b: '岚' } })
    expect(read).toMatchObject({ data: { url: '/a?b=%E5%B2%9A' } })
  })

  it('asks ten things at once, and lets the eleventh wait', async () => {
    const { app } = fixture()
    // A browser opens six connections to one name, and this machine has two.
    const names = [address, address.replace('127.0.0.1', 'localhost')]
    await app.evaluate((at: string[]) => {
      for (let count = 0; count < 11; count += 1) void wx.request?.({ url: `${at[count % 2]}/slow`, fail: () => undefined })
    }, names)
    await eventually(() => Promise.resolve(held.length), 10)
    held.shift()?.()
    await eventually(() => Promise.resolve(held.length), 10)
    for (const answer of held) answer()
  })

  it('gives up what is under way five seconds after the shopper left', async () => {
    const { app, phone } = fixture()
    const failed = app.evaluate(
      (at: string) => new Promise((resolve) => void wx.request?.({ url: `${at}/slow`, fail: ({ errMsg }: Answer) => resolve(errMsg) })),
      address,
    )
    await eventually(() => Promise.resolve(held.length), 1)
    await phone.toBackground()
    expect(await failed).toBe('request:fail interrupted')
    await phone.toFront()
    expect(await app.evaluate(() => getApp().lived)).toEqual(['launch', 'show', 'hide', 'show'])
  })

  it('fails a request that takes too long, and one without a network', async () => {
    const { app, phone } = fixture()
    await expect(app.callWxMethod('request', { url: `${address}/slow`, timeout: 200 })).rejects.toThrow('request:fail timeout')
    await phone.setOffline(true)
    await expect(app.callWxMethod('request', { url: address })).rejects.toThrow('request:fail')
    expect(await app.callWxMethod('getNetworkType')).toMatchObject({ networkType: 'none' })
  })

  it('keeps a megabyte a key, and ten in all', async () => {
    const { app } = fixture()
    const megabyte = 1024 * 1024
    await expect(app.callWxMethod('setStorage', { key: 'large', data: 'x'.repeat(megabyte) })).rejects.toThrow(
      'exceed storage item max length',
    )
    const fill = (size: number) => {
      let kept = 0
      try {
        for (; kept < 20; kept += 1) void wx.setStorageSync?.(`part${kept}`, 'x'.repeat(size))
      } catch (fault) {
        return [kept, (fault as Error).message]
      }
      return [kept]
    }
    expect(await app.evaluate(fill, megabyte - 100)).toEqual([10, 'setStorageSync:fail exceed storage max size 10Mb'])
    expect(await app.callWxMethod('getStorageInfoSync')).toMatchObject({ currentSize: 10240, limitSize: 10240 })
  })

  it('keeps what JSON keeps', async () => {
    const { app } = fixture()
    await app.evaluate(() => void wx.setStorageSync?.('thing', { left: undefined, right: new Date(0), list: [1] }))
    expect(await app.callWxMethod('getStorageSync', 'thing')).toEqual({ right: '1970-01-01T00:00:00.000Z', list: [1] })
    expect(await app.callWxMethod('getStorageSync', 'nothing')).toBe('')
  })

  it('chooses a picture, uploads it and downloads it again', async () => {
    const { app } = fixture()
    const chosen = app.callWxMethod('chooseImage', { count: 1 }) as Promise<{ tempFilePaths: string[] }>
    await fixture().phone.page.locator('.panel .confirm').waitFor()
    await app.native().authorizeAllow()
    const [filePath] = (await chosen).tempFilePaths
    const sent = await app.callWxMethod('uploadFile', { url: `${address}/photos`, filePath, name: 'photo', formData: { kind: 'rx' } })
    expect(sent).toMatchObject({ statusCode: 418 })
    expect((sent as { data: string }).data).toMatch(/name=\\"kind\\"[\s\S]*rx[\s\S]*name=\\"photo\\"; filename=\\"tmp_1.png\\"/)
    expect(await app.callWxMethod('downloadFile', { url: `${address}/file.json` })).toMatchObject({ tempFilePath: 'wxfile://tmp_2.json' })
  })

  it('touches nothing private before the shopper agreed', async () => {
    const { app, phone, find } = fixture()
    expect(await app.callWxMethod('getPrivacySetting')).toMatchObject({ needAuthorization: true })
    const refused = app.callWxMethod('getLocation')
    await phone.page.locator('.panel .cancel').waitFor()
    await app.native().authorizeCancel()
    await expect(refused).rejects.toThrow('getLocation:fail privacy permission is not authorized')

    await app.evaluate(() => {
      wx.onNeedPrivacyAuthorization((resolve) => Object.assign(getApp(), { answer: () => resolve({ event: 'agree', buttonId: 'agree' }) }))
    })
    const located = app.callWxMethod('getLocation')
    await (await find('.agree')).tap()
    await app.evaluate(() => (getApp() as unknown as { answer: () => void }).answer())
    expect(await located).toMatchObject({ errMsg: 'getLocation:ok' })
    expect(await app.callWxMethod('getPrivacySetting')).toMatchObject({ needAuthorization: false })
  })

  it('asks about messages only when a finger asked for it', async () => {
    await expect(fixture().app.callWxMethod('requestSubscribeMessage', { tmplIds: ['a'] })).rejects.toThrow('user TAP gesture')
  })

  it('takes calls for the tab bar on a tab, and nowhere else', async () => {
    const { app, phone } = fixture()
    await expect(app.callWxMethod('setTabBarBadge', { index: 1, text: '3' })).rejects.toThrow('setTabBarBadge:fail not TabBar page')
    await app.callWxMethod('switchTab', { url: '/pages/tab/index' })
    await app.callWxMethod('setTabBarBadge', { index: 1, text: '3' })
    expect(await phone.tabs()).toEqual([{ text: 'first' }, { text: 'second', badge: '3' }])
  })

  it('waits for an answer to a question', async () => {
    const { app, phone } = fixture()
    const asked = app.callWxMethod('showModal', { title: '删除？', content: '不能恢复' })
    await phone.page.getByText('不能恢复').waitFor()
    await app.native().cancelModal()
    expect(await asked).toMatchObject({ confirm: false, cancel: true })
  })

  it('speaks through a web socket', async () => {
    const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await new Promise((resolve) => sockets.once('listening', resolve))
    sockets.on('connection', (socket) => socket.on('message', (words: Buffer) => socket.send(`heard ${words.toString()}`)))
    const url = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`
    const heard = await fixture().app.evaluate(
      (to: string) =>
        new Promise((resolve) => {
          const socket = wx.connectSocket({ url: to })
          socket.onOpen(() => socket.send({ data: 'hello' }))
          socket.onMessage(({ data }) => {
            socket.close({ code: 1000 })
            resolve(data)
          })
        }),
      url,
    )
    sockets.close()
    expect(heard).toBe('heard hello')
  })

  it('starts the mini-program anew on the same device', async () => {
    const { app, phone } = fixture()
    await app.callWxMethod('setStorageSync', 'kept', 1)
    await app.evaluate(() => void wx.restartMiniProgram?.({ path: '/pages/second/index' }))
    await eventually(async () => (await phone.inspect()).path, 'pages/second/index')
    expect(await app.callWxMethod('getStorageSync', 'kept')).toBe(1)
  })
})
