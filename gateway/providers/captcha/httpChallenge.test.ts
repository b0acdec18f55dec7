import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gatewayAt } from '../../../tests/support/gateway'
import { solvedTicket } from '../../../tests/support/gatewayLogin'
import { listening } from '../../../tests/support/heardLog'
import { embeddedChallenge } from './challenge'
import { httpChallenge } from './httpChallenge'

const PHONE = '13912345678'
const GOOD = 'a-token-that-the-widget-gave'

/** A vendor that speaks the protocol which Turnstile, hCaptcha and reCAPTCHA share: a form in, `{ success }` out, a token once. */
let vendor: Server
let asked: URLSearchParams[]
let isDown: boolean
beforeEach(async () => {
  asked = []
  isDown = false
  vendor = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(text)
      const isFirst = !asked.some((one) => one.get('response') === form.get('response'))
      asked.push(form)
      response.writeHead(isDown ? 500 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ success: form.get('secret') === 'shared' && form.get('response') === GOOD && isFirst }))
    })
  })
  await new Promise<void>((resolve) => void vendor.listen(0, '127.0.0.1', resolve))
})
afterEach(() => vendor.close())

const shop = async () => {
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/siteverify`
  const gateway = await gatewayAt(undefined, { providers: { challenge: httpChallenge({ url, secret: 'shared' }, embeddedChallenge) } })
  const ask = async (validCode?: string) => {
    const body = { phoneNum: PHONE, ...(await solvedTicket(gateway, PHONE)) }
    return gateway.client({ address: '10.0.0.7' }).captcha.smsCode({ body: { ...body, ...(validCode !== undefined && { validCode }) } })
  }
  return { gateway, ask }
}

describe('a captcha of another provider', () => {
  it('lets through whom the provider vouches for, and asks it with secret, token and address', async () => {
    const { gateway, ask } = await shop()
    await ask(GOOD)
    expect(gateway.sms).toHaveLength(1)
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'shared', response: GOOD, remoteip: '10.0.0.7' })
  })

  it('refuses a token that the provider refuses, and one that was used', async () => {
    const { gateway, ask } = await shop()
    await expect(ask('a-token-that-somebody-made-up')).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' })
    await ask(GOOD)
    await expect(ask(GOOD)).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' })
    expect(gateway.sms).toHaveLength(1)
  })

  it('leaves our own picture to whoever cannot use it', async () => {
    const { gateway, ask } = await shop()
    await ask()
    expect([gateway.sms.length, asked.length]).toEqual([1, 0])
  })

  it('fails closed when the provider is unreachable; the picture still works', async () => {
    const heard = listening()
    isDown = true
    const { gateway, ask } = await shop()
    await expect(ask(GOOD)).rejects.toMatchObject({ status: 503, message: '验证服务暂时不可用，请稍后再试' })
    await ask()
    expect(gateway.sms).toHaveLength(1)
    expect(heard.lines()).toEqual([expect.objectContaining({ msg: '验证服务没有回应' })])
    heard.end()
  })
})
