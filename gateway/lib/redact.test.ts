import { redact } from './redact'

const TOKEN = 'kV3xQ9-aB_fG7hJ2mN5pRwkV3xQ9-aB_fG7hJ2mN5pR'
const PAY_ID = 'kV3xQ9-aB_fG7hJ2mN5pRw'

describe('redaction of a log text', () => {
  it.each([
    ['a bill', `GET /bank/pay/${TOKEN} 200`, 'GET /bank/pay/[token] 200'],
    ['a bill whose token is all letters', '/bank/pay/abcdefghijklmnopqrstuv?x=1', '/bank/pay/[token]?x=1'],
    ['a link to a copy', '/api/privacy/files/abc', '/api/privacy/files/[token]'],
    ['an opened picture', '/pictures/100011-t1~ab~cd-400.webp', '/pictures/100011-[token]'],
    ['a signed video', '/videos/v.mp4?expires=17&sign=abc', '/videos/v.mp4?expires=17&sign=[token]'],
    ['a code in a query', 'https://shop.example/login?code=abc123&state=1', 'https://shop.example/login?code=[token]&state=1'],
    ['a preview in a query', '/?previewToken=abc&previewLook=elder', '/?previewToken=[token]&previewLook=elder'],
    ['a preview in a header', 'x-preview: abc', 'x-preview: [token]'],
    ['JSON', '{"smsCode":"123456","ticket": "abc","code":"NOT_FOUND"}', '{"smsCode":"[token]","ticket": "[token]","code":"NOT_FOUND"}'],
    ['a header', 'Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['a token by itself', `token of ${TOKEN} lost`, 'token of [token] lost'],
    ['an access token', 'access_token=1_abc', 'access_token=[token]'],
  ])('holds nothing that opens something: %s', (_what, text, kept) => {
    expect(redact(text)).toBe(kept)
  })

  it.each([
    '/pictures/100011-400.webp',
    'GET /api/orders/:orderCode 200',
    'duplicate key value violates unique constraint "deregistrations_request_number_unique"',
    'Failed query: insert into "sessions" ("token_hash", "session_id") values ($1, $2)',
    'The signature was refused',
    `支付 ${PAY_ID} 的退款未完成，稍后重试`,
  ])('keeps what helps to find a fault: %s', (text) => {
    expect(redact(text)).toBe(text)
  })
})
