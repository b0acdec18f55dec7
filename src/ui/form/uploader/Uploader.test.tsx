import Taro from '@tarojs/taro'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Reason } from '../../feedback/reason'
import { Uploader } from './Uploader'
import type { SendPicture, Uploaded } from './uploads'

/** A browser that can draw no picture: it is sent as it is. How it is made smaller, Chromium tells. */
class NoPicture {
  onerror: () => void = () => undefined
  set src(_address: string) {
    queueMicrotask(() => this.onerror())
  }
}
beforeAll(() => Object.assign(globalThis, { Image: NoPicture }))

const choose = jest.spyOn(Taro, 'chooseImage')
const chosen = (...paths: string[]) =>
  choose.mockResolvedValue({ tempFilePaths: paths } as unknown as Taro.chooseImage.SuccessCallbackResult)
const pass = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Form({ send, max = 3 }: { send: SendPicture; max?: number }) {
  const [photos, setPhotos] = useState<readonly Uploaded[]>([])
  return <Uploader label="处方照片" photos={photos} onChange={setPhotos} send={send} max={max} />
}
const add = async () => {
  fireEvent.click(screen.getByRole('button', { name: /添加处方照片/ }))
  await pass()
}
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

describe('an image uploader', () => {
  it('sends what was chosen, and shows how far it is', async () => {
    chosen('blob:one')
    let finish: (picture: Uploaded) => void = () => undefined
    const send = jest.fn<ReturnType<SendPicture>, Parameters<SendPicture>>((_path, { onProgress }) => {
      onProgress(0.4)
      return new Promise((resolve) => (finish = resolve))
    })
    render(<Form send={send} />)
    await add()
    expect(send.mock.calls[0]?.[0]).toBe('blob:one')
    expect(screen.getByRole('progressbar', { name: '正在上传处方照片' }).textContent).toBe('40%')
    finish({ id: '1', url: '/uploads/1' })
    await pass()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(names()).toContain('处方照片 第 1 张，查看')
  })

  it('keeps both of two pictures that arrive together, and offers no third place of two', async () => {
    chosen('blob:one', 'blob:two', 'blob:three')
    const send: SendPicture = (path) => Promise.resolve({ id: path, url: path })
    render(<Form send={send} max={2} />)
    await add()
    expect(names()).toEqual(['处方照片 第 1 张，查看', '删除处方照片第 1 张', '处方照片 第 2 张，查看', '删除处方照片第 2 张'])
  })

  it('shows pictures in the order they were chosen in, whichever arrives first', async () => {
    chosen('blob:one', 'blob:two', 'blob:three')
    const arrive = new Map<string, () => void>()
    const send: SendPicture = (path) => new Promise((resolve) => arrive.set(path, () => resolve({ id: path, url: path })))
    render(<Form send={send} />)
    await add()
    for (const path of ['blob:three', 'blob:one', 'blob:two']) {
      arrive.get(path)?.()
      await pass()
    }
    const shown = [...document.querySelectorAll('.q-upload img, .q-upload [src]')].map((picture) => picture.getAttribute('src'))
    expect(shown).toEqual(['blob:one', 'blob:two', 'blob:three'])
  })

  it('calls a picture off', async () => {
    chosen('blob:one')
    let signal: AbortSignal | undefined
    render(
      <Form
        send={(_path, options) => {
          signal = options.signal
          return new Promise(() => undefined)
        }}
      />,
    )
    await add()
    fireEvent.click(screen.getByRole('button', { name: '取消上传处方照片' }))
    await pass()
    expect(signal?.aborted).toBe(true)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why a picture failed and sends it again', async () => {
    chosen('blob:one')
    const send = jest
      .fn<ReturnType<SendPicture>, Parameters<SendPicture>>()
      .mockRejectedValueOnce(new Reason('图片太模糊，请重拍'))
      .mockResolvedValueOnce({ id: '1', url: '/uploads/1' })
    render(<Form send={send} />)
    await add()
    expect(screen.getByRole('alert').textContent).toBe('图片太模糊，请重拍')
    fireEvent.click(screen.getByRole('button', { name: '处方照片没有传上，重试' }))
    await pass()
    expect(send.mock.calls[1]?.[1].key).toBe(send.mock.calls[0]?.[1].key)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(names()).toContain('处方照片 第 1 张，查看')
  })

  it('gives up after 15 seconds, even where the sender never answers', async () => {
    chosen('blob:one')
    render(<Form send={() => new Promise(() => undefined)} />)
    await add()
    await pass(14_999)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(1)
    expect(screen.getByRole('alert').textContent).toBe('上传超时，请重试')
  })
})
