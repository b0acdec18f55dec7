import type { Page } from './laterPages'
import Router from './universalRouter'

const PATH = '/search'
const page: Page = {
  path: 'features/search/pages/search/index',
  load: (context, params) => [Promise.resolve({ default: () => null }), context, params],
}

jest.mock('./laterPages', () => ({
  get laterPages() {
    return [page]
  },
}))

it('opens a page that the first file does not know, and tells Taro of its config', async () => {
  const config: { routes: Page[] } = { routes: [] }
  Object.assign(window, { __taroAppConfig: config })
  const router = new Router([])
  expect(await router.resolve(PATH)).toEqual([{ default: expect.any(Function) as unknown }, { pathname: PATH }, {}])
  await router.resolve(PATH)
  expect(config.routes).toEqual([page])
})
