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
