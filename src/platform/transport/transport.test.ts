import Taro from '@tarojs/taro'

/** What Taro.request gives in the mini-program: a task to abort that is a promise as well, and fails with what `fail` is told. */
function taskOf({ fail }: { fail?: (reply: { errMsg: string }) => void }) {
  let refuse: (reason: unknown) => void = () => undefined
  const promise = new Promise((_resolve, reject) => (refuse = reject))
  const abort = () => {
    const reason = { errMsg: 'request:fail abort' }
    fail?.(reason)
    refuse(reason)
  }
  return Object.assign(promise, { abort })
}

it('a read that is given up fails once, and nothing of it stays unhandled', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  jest.spyOn(Taro, 'request').mockImplementation(((options: object) => taskOf(options)) as never)
  // The mini-program's side; a bare name would find the browser's.
  const { transport } = (await import(`${__dirname}/index.ts`)) as typeof import('./index')

  const leaving = new AbortController()
  const reply = transport({ url: '/api/x', method: 'GET', headers: {}, timeout: 1000, signal: leaving.signal } as never)
  await Promise.resolve()
  leaving.abort()

  await expect(reply).rejects.toThrow('request:fail abort')
  // Node tells of unhandled rejections when everything that was waiting has run.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

it('an answer that has not changed is taken from here, where WeChat keeps none', async () => {
  const sent: Array<string | undefined> = []
  const shop = { etag: 'W/"1"', data: { results: [1] } as unknown }
  jest.spyOn(Taro, 'request').mockImplementation(((options: { header: Record<string, string>; success: (reply: object) => void }) => {
    sent.push(options.header['If-None-Match'])
    const isKnown = options.header['If-None-Match'] === shop.etag
    options.success(isKnown ? { statusCode: 304, data: '', header: {} } : { statusCode: 200, data: shop.data, header: { Etag: shop.etag } })
    return taskOf({})
  }) as never)
  const { transport } = (await import(`${__dirname}/index.ts`)) as typeof import('./index')
  const ask = async () => (await transport({ url: '/api/categories', method: 'GET', headers: {}, timeout: 1000 })).data

  expect([await ask(), await ask()]).toEqual([{ results: [1] }, { results: [1] }])
  Object.assign(shop, { etag: 'W/"2"', data: { results: [2] } })
  expect([await ask(), await ask()]).toEqual([{ results: [2] }, { results: [2] }])
  expect(sent).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"2"'])
})
