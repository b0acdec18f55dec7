import { Hono } from 'hono'
import { previewSms } from './previewSms'

it('shows the last twenty messages and forgets the others', async () => {
  const shown = previewSms({ send: async () => undefined }, () => new Date('2026-11-21T10:00:00+08:00'))
  for (let count = 1; count <= 25; count += 1) await shown.sms.send({ phone: `phone ${count};`, text: 'code' })
  const page = await (await new Hono().get('/', shown.page).request('/')).text()
  expect([...page.matchAll(/phone (\d+);/g)].map(([, count]) => Number(count))).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at))
})
