import Taro from '@tarojs/taro'

type Options = Taro.uploadFile.Option
let told: (progress: { progress: number }) => void = () => undefined

/** What Taro.uploadFile gives in the mini-program: a task that tells its progress, can be aborted, and is a promise as well. */
function taskOf({ fail }: Options) {
  let refuse: (reason: unknown) => void = () => undefined
  const promise = new Promise((_resolve, reject) => (refuse = reject))
  const abort = () => {
    const reason = { errMsg: 'uploadFile:fail abort' }
    fail?.(reason)
    refuse(reason)
  }
  return Object.assign(promise, { abort, progress: (listener: typeof told) => void (told = listener) })
}

it('the mini-program sends a file by WeChat’s own upload, tells how far it is, reads the answer and can be called off', async () => {
  const uploadFile = jest.spyOn(Taro, 'uploadFile').mockImplementation(((options: Options) => taskOf(options)) as never)
  // The mini-program's side; a bare name would find the browser's.
  const { uploading } = (await import(`${__dirname}/index.ts`)) as typeof import('./index')
  const parts: number[] = []
  const send = uploading({ path: 'wxfile://1.jpg', fields: { kind: 'prescription' }, onProgress: (part) => parts.push(part) })
  const wire = { url: '/api/upload', method: 'POST' as const, timeout: 15_000, headers: { Authorization: 'Bearer t' } }

  const reply = send(wire)
  const [options] = uploadFile.mock.calls[0]!
  expect(options).toMatchObject({
    url: '/api/upload',
    filePath: 'wxfile://1.jpg',
    name: 'file',
    formData: { kind: 'prescription' },
    header: { Authorization: 'Bearer t' },
    timeout: 15_000,
  })
  told({ progress: 40 })
  options.success?.({ statusCode: 413, data: '{"code":"TOO_LARGE"}', errMsg: '' })
  expect([parts, await reply]).toEqual([[0.4], { status: 413, data: { code: 'TOO_LARGE' } }])

  const leaving = new AbortController()
  const aborted = send({ ...wire, signal: leaving.signal })
  leaving.abort()
  await expect(aborted).rejects.toThrow('uploadFile:fail abort')
})
