import { waitFor } from '@testing-library/dom'
import { appShell } from '../support/appShell'

const picture = { image: 'data:image/png;base64,iVBORw0KGgo=', title: '布洛芬缓释胶囊' }
const saver = async () => (await import('@/platform/savePicture')).savePicture
const userAgent = navigator.userAgent

describe('keeping a poster', () => {
  /** Names under which files were downloaded. */
  let downloads: string[]
  beforeEach(() => {
    downloads = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download)
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  })
  const questions = async (shell: ReturnType<typeof appShell>) => {
    await waitFor(() => expect(shell.asked).not.toHaveLength(0))
    return shell.asked.map(({ method, params }) => ({ method, params }))
  }

  it('asks an app on an iPhone to put it into the album', async () => {
    const shell = appShell({ system: 'ios' })
    const saved = (await saver())(picture)
    expect(await questions(shell)).toEqual([{ method: 'savePicture', params: { png: 'iVBORw0KGgo=' } }])
    shell.answers({ ok: true, answer: {} })
    await expect(saved).resolves.toBe(true)
    expect(downloads).toEqual([])
  })

  it('downloads it where the app says no', async () => {
    const shell = appShell({ system: 'ios' })
    const saved = (await saver())(picture)
    await questions(shell)
    shell.answers({ ok: false, message: '没有相册权限' })
    await expect(saved).resolves.toBe(false)
    expect(downloads).toEqual(['布洛芬缓释胶囊.png'])
  })

  it.each([
    ['an app on Android, which downloads by itself', { system: 'android' }],
    ['an app from before 3.8.1', { system: 'ios', version: '3.8.0' }],
  ] as const)('asks nothing of %s', async (_name, given) => {
    const shell = appShell(given)
    await expect((await saver())(picture)).resolves.toBe(false)
    expect(shell.asked).toEqual([])
    expect(downloads).toEqual(['布洛芬缓释胶囊.png'])
  })

  it('downloads it in a browser', async () => {
    jest.resetModules()
    await expect((await saver())(picture)).resolves.toBe(false)
    expect(downloads).toEqual(['布洛芬缓释胶囊.png'])
  })
})
