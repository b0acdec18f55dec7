import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import type { CounterVariables } from './counterHeaders'
import { readCounterSite } from './counterSite'

it('writes the pharmacy’s name and the page’s nonce into the page, whatever signs the name has', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'counter-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<meta content="NONCE"><title>工作台 - SHOP_NAME</title>')
  const site = readCounterSite(folder)
  const app = new Hono<CounterVariables>().get('/work', (context) => {
    context.set('nonce', 'n1')
    return site!.page(context, '安心 & "好"药房 $&<b>')
  })
  const reply = await app.request('/work')
  expect(await reply.text()).toBe('<meta content="n1"><title>工作台 - 安心 &amp; &quot;好&quot;药房 $&amp;&lt;b&gt;</title>')
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
})
