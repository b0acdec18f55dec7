import { account } from '@/contract/account'
import { cart } from '@/contract/cart'
import type { Endpoint } from '@/contract/endpoint'
import { mall } from '@/contract/mall'
import { product } from '@/contract/product'
import { useConnectivity } from '@/platform/connectivity'
import { usePending } from '@/platform/pending'
import { connected } from '../support/network'
import { send } from '@/api/send'
import { write } from '@/api/write'

const ADD = { query: {}, body: { items: [{ skuCode: '110011-1', quantity: 1 }] } }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const never = () => new Promise<Response>(() => undefined)

/** A call as the browser's build has it: where the schema of its answer is fetched. */
const brought = <E extends Endpoint>(endpoint: E, file: Promise<unknown>) => ({ ...endpoint, output: () => file }) as unknown as E

const shop = connected()

describe('a call that fails', () => {
  afterEach(() => {
    jest.useRealTimers()
    useConnectivity.setState({ online: true })
  })

  it('for want of a network says so in the specification’s words, a login in its own', async () => {
    shop.network.stands(lost)
    await expect(send(mall.config, {})).rejects.toMatchObject({ status: 0, message: 'network error, please try again later' })
    await expect(send(account.publicKey, {})).rejects.toMatchObject({ code: 'network error', message: '网络超时, 请稍后再试。' })
  })

  it('with a refusal says the gateway’s sentence and its field', async () => {
    await expect(send(product.info, { params: { code: '999999' } })).rejects.toMatchObject({ status: 404 })
    await expect(send(cart.add, { query: {}, body: { items: [{ skuCode: '110011-1', quantity: -1 }] } })).rejects.toMatchObject({
      status: 400,
      field: 'items.0.quantity',
    })
  })

  it('with the page of a captive portal counts as without an answer', async () => {
    shop.network.stands(() => Promise.resolve(new Response('<html>Welcome to the hotel</html>', { status: 511 })))
    await expect(send(mall.config, {})).rejects.toMatchObject({ code: 'UNREADABLE', message: 'network error, please try again later' })
  })

  it('against the contract is believed in nothing; fields nobody knows are left alone', async () => {
    shop.network.stands(async (_request, pass) => {
      const answer = (await (await pass()).json()) as object
      return Response.json({ ...answer, count: 'many', ofAnotherGateway: true })
    })
    await expect(send(cart.products, {})).rejects.toMatchObject({ code: 'CONTRACT', message: 'network error, please try again later' })
    shop.network.stands(async (_request, pass) => Response.json({ ...((await (await pass()).json()) as object), ofAnotherGateway: true }))
    await expect(send(cart.products, {})).resolves.toMatchObject({ count: 0 })
  })

  it('is checked with the schema that a file brings, as in the browser’s build', async () => {
    shop.network.stands(async (_request, pass) => Response.json({ ...((await (await pass()).json()) as object), count: 'many' }))
    await expect(send(brought(cart.products, Promise.resolve(cart.products.output)), {})).rejects.toMatchObject({ code: 'CONTRACT' })
  })

  it.each([
    ['any call', 20_000, 'NETWORK', () => send(mall.config, {})],
    ['a login', 10_000, 'network error', () => send(account.publicKey, {})],
  ])('after its time-out: %s', async (_name, milliseconds, code, call) => {
    jest.useFakeTimers()
    shop.network.stands(never)
    const settled = jest.fn()
    void call().catch(settled)
    await jest.advanceTimersByTimeAsync(milliseconds - 1)
    expect(settled).not.toHaveBeenCalled()
    expect(usePending.getState().count).toBe(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 0, code }))
    expect(usePending.getState().count).toBe(0)
  })
})

describe('a write', () => {
  afterEach(() => useConnectivity.setState({ online: true }))

  it('is not sent where the file is missing that its answer is checked with', async () => {
    const network = jest.fn(lost)
    shop.network.stands(network)
    const missing = Promise.reject(new Error('Loading chunk 42 failed.'))
    await expect(send(brought(cart.add, missing), ADD)).rejects.toMatchObject({ status: 0, code: 'NETWORK' })
    expect(network).not.toHaveBeenCalled()
  })

  it('whose answer got lost is sent again under its name, and done once', async () => {
    let answers = 0
    shop.network.stands(async (_request, pass) => {
      const reply = await pass()
      answers += 1
      return answers === 1 ? lost() : reply
    })
    await expect(write(cart.add, ADD)).resolves.toMatchObject({ count: 1 })
    const keys = shop.network.asked.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    await expect(send(cart.products, {})).resolves.toMatchObject({ count: 1 })
  })

  it('that cannot be repeated is sent once', async () => {
    shop.network.stands(lost)
    await expect(write(account.logout, {})).rejects.toMatchObject({ code: 'NETWORK' })
    expect(shop.network.asked).toHaveLength(1)
  })

  it('that is refused is not sent again', async () => {
    await expect(write(cart.add, { query: {}, body: { items: [{ skuCode: 'no-such', quantity: 1 }] } })).rejects.toMatchObject({
      status: 404,
    })
    expect(shop.network.asked).toHaveLength(1)
  })

  it('is not sent without a network, and says what to do', async () => {
    useConnectivity.setState({ online: false })
    await expect(write(cart.add, ADD)).rejects.toMatchObject({ code: 'OFFLINE', message: '当前没有网络，请连接网络后再试' })
    expect(shop.network.asked).toHaveLength(0)
  })
})
