import { render, screen } from '@testing-library/react'
import { lostPages } from '@/routes/lostPages'
import { startLatePages } from './startLatePages'

jest.mock('./latePage', () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { request: '/js/7.js' })
})

it('leaves a button to load the shop anew where not even the page for failures arrived', async () => {
  startLatePages()
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const lost = Object.assign(new Error('Loading chunk 42 failed.'), { request: '/js/42.js' })
  const Page = await lostPages.standIn?.(lost, () => Promise.reject(lost))
  if (!Page) throw new Error('nothing stands in for the page')
  render(<Page />)
  // jsdom reloads nothing and says so.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  screen.getByRole('button', { name: '网络不太顺畅，点此重新加载' }).click()
  expect(said).toHaveBeenCalledTimes(1)
})
