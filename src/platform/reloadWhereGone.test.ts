import { reloadWhereGone } from './reloadWhereGone'

const gone = (request: string) => Object.assign(new Error('Loading chunk 42 failed.'), { request })
const answers = (reply: () => Promise<Response>) => {
  globalThis.fetch = jest.fn(reply)
}

describe('the shop whose file did not load', () => {
  // jsdom reloads nothing and says so.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => {
    sessionStorage.clear()
    jest.restoreAllMocks()
  })

  it.each([
    ['is reloaded once where a deployment took its files away', () => Promise.resolve(new Response(null, { status: 404 })), [true, false]],
    [
      'is reloaded where a server answers with the page instead',
      () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
      [true, false],
    ],
    ['stays where the network is to blame', () => Promise.reject(new TypeError('Failed to fetch')), [false, false]],
    [
      'stays where the file is there',
      () => Promise.resolve(new Response('x', { headers: { 'content-type': 'text/javascript' } })),
      [false, false],
    ],
  ])('%s', async (_name, reply, expected) => {
    answers(reply)
    expect([await reloadWhereGone(gone('/js/1.js')), await reloadWhereGone(gone('/js/2.js'))]).toEqual(expected)
  })

  it('stays for an error that names no file', async () => {
    answers(() => Promise.resolve(new Response(null, { status: 404 })))
    expect(await reloadWhereGone(new Error('x is not a function'))).toBe(false)
  })
})
