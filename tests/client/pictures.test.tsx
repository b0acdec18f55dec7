import Taro from '@tarojs/taro'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import sharp from 'sharp'
import { uploads } from '../../gateway/tables'
import { PictureField } from '@/domain/upload/PictureField'
import { useSession } from '@/platform/session'
import { connected } from '../support/network'
import { pictureUploads } from '../support/pictureUploads'

const shop = connected()
const choose = jest.spyOn(Taro, 'chooseImage')
const PATHS = ['blob:one', 'blob:two', 'blob:three']
const WIDTHS = [300, 310, 320]

beforeAll(async () => {
  const pictures = await Promise.all(
    WIDTHS.map((width) =>
      sharp({ create: { width, height: 200, channels: 3, background: '#3a7' } })
        .jpeg()
        .toBuffer(),
    ),
  )
  pictureUploads(Object.fromEntries(PATHS.map((path, at) => [path, new Blob([new Uint8Array(pictures[at]!)])])))
})
const logIn = () => {
  const { token, memberId } = shop.gateway.zhou
  useSession.getState().begin({ token, userId: memberId, nickname: '', phoneNum: '' })
}
beforeEach(logIn)

let ids: string[] = []
beforeEach(() => (ids = []))
function Form() {
  const [own, setOwn] = useState(ids)
  const change = (next: string[]) => {
    ids = next
    setOwn(next)
  }
  return <PictureField label="处方照片" kind="prescription" ids={own} onChange={change} />
}
const open = () => render(<Form />)
const add = (...paths: string[]) => {
  choose.mockResolvedValue({ tempFilePaths: paths } as unknown as Taro.chooseImage.SuccessCallbackResult)
  fireEvent.click(screen.getByRole('button', { name: /添加处方照片/ }))
}
const looks = () => screen.queryAllByRole('button', { name: /张，查看$/ })
const kept = async () => {
  const rows = await shop.gateway.db.select({ id: uploads.id, width: uploads.width }).from(uploads)
  return rows.map(({ width }) => width).sort()
}

it('pictures arrive in their order, one that failed goes again by itself, and all are there after the page was closed', async () => {
  let isLost = true
  const held: Array<() => void> = []
  shop.network.stands(async (request, pass) => {
    if (request.method !== 'POST') return pass()
    const picture = (await request.clone().formData()).get('file') as Blob
    const width = (await sharp(new Uint8Array(await picture.arrayBuffer())).metadata()).width
    if (width === 300) await new Promise<void>((resolve) => held.push(resolve))
    const reply = await pass()
    // The gateway kept it, and nobody heard.
    if (width === 310 && isLost) throw new TypeError('Failed to fetch')
    return reply
  })
  open()
  add(...PATHS)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/network error/))
  // The third is there, the second was lost, the first is still under way.
  await waitFor(() => expect(looks()).toHaveLength(1))
  expect(screen.getByRole('progressbar', { name: '正在上传处方照片' }).textContent).toBe('40%')
  isLost = false
  fireEvent.click(screen.getByRole('button', { name: '处方照片没有传上，重试' }))
  await waitFor(() => expect(looks()).toHaveLength(2))
  held.forEach((end) => end())
  await waitFor(() => expect(looks()).toHaveLength(3))
  expect(await kept()).toEqual(WIDTHS)

  cleanup()
  shop.network.passes()
  open()
  const pictures = () => shop.network.asked.filter(({ url }) => url.includes('/picture?'))
  await waitFor(() => expect(pictures()).toHaveLength(3))
  const opened = pictures()
  const widths = await Promise.all(
    opened.map(async (request) => (await sharp(Buffer.from(await (await shop.gateway.app.fetch(request)).arrayBuffer())).metadata()).width),
  )
  expect(widths.sort()).toEqual(WIDTHS)

  fireEvent.click(screen.getByRole('button', { name: '删除处方照片第 2 张' }))
  await waitFor(async () => expect(await kept()).toEqual([300, 320]))
  // Both are gone at the gateway, and none brings the other's place back.
  await shop.gateway.db.delete(uploads)
  cleanup()
  open()
  await waitFor(() => expect(looks()).toHaveLength(0))
  expect(ids).toEqual([])
})
