import { pdfText } from '../../../tests/support/pdfText'
import { embeddedInvoice } from './embeddedInvoice'
import type { IssuedDocument } from './invoiceProvider'

const provider = embeddedInvoice(process.cwd())
const LINE = { name: '布洛芬缓释胶囊', specification: '0.3g×20粒', quantity: 1, amount: 2280, net: 2018, tax: 262, rate: 13 }
const BLUE: IssuedDocument = {
  key: 'one',
  colour: 'blue',
  orderCode: '2611210123456789',
  buyer: { kind: 'company', name: '清河贸易有限公司', taxNumber: '91350100M000100Y43' },
  seller: { name: '青禾大药房（南京）有限公司', taxNumber: '' },
  lines: [LINE, { ...LINE, name: '运费', specification: '', amount: 600, net: 531, tax: 69 }],
  amount: 2880,
  net: 2549,
  tax: 331,
  blueNumber: null,
  reason: null,
  number: '26000000000000000001',
  issuedAt: new Date('2026-11-21T10:00:00+08:00'),
}

describe('the paper of a demonstration', () => {
  it('holds lines, sums, tax and title, and says on every page that it is a sample', async () => {
    const text = pdfText(await provider.pdf(BLUE))
    for (const words of [
      '电子发票（普通发票）',
      '发票号码：26000000000000000001',
      '开票日期：2026年11月21日',
      '购买方　名称：清河贸易有限公司',
      '统一社会信用代码：91350100M000100Y43',
      '销售方　名称：青禾大药房（南京）有限公司',
      '布洛芬缓释胶囊',
      '0.3g×20粒',
      '运费',
      '20.18',
      '13%',
      '¥25.49',
      '¥3.31',
      '价税合计（大写）：贰拾捌圆捌角整',
      '（小写）¥28.80',
      '备注：订单编号 2611210123456789；价格含税',
    ])
      expect(text).toContain(words)
    expect(text.match(/演示发票，不能报销/g)).toHaveLength(2)
  })

  it('is red with negative amounts and names the blue one', async () => {
    const line = { ...LINE, quantity: -1, amount: -2280, net: -2018, tax: -262 }
    const red: IssuedDocument = {
      ...BLUE,
      colour: 'red',
      lines: [line],
      amount: -2280,
      net: -2018,
      tax: -262,
      blueNumber: BLUE.number,
      reason: '退款',
    }
    const text = pdfText(await provider.pdf({ ...red, number: '26000000000000000002' }))
    for (const words of [
      '电子发票（红字发票）',
      '对应蓝字发票号码：26000000000000000001　红冲原因：退款',
      '-1',
      '¥-20.18',
      '¥-2.62',
      '负贰拾贰圆捌角整',
      '（小写）¥-22.80',
    ])
      expect(text).toContain(words)
  })

  it('goes on to another page where the lines are many', async () => {
    const odd = { ...LINE, name: '维生素D₃滴剂Ⅲ型', specification: '100μg×200揿' }
    expect(pdfText(await provider.pdf({ ...BLUE, lines: [odd] }))).toMatch(/维生素D3滴剂III型\n100ug×200喷/)
    const lines = Array.from({ length: 40 }, (_one, place) => ({ ...LINE, name: `商品第${place + 1}种` }))
    const text = pdfText(await provider.pdf({ ...BLUE, lines }))
    expect(text).toContain('商品第40种')
    expect(text.match(/项目名称/g)!.length).toBeGreaterThan(1)
  })

  it('says which characters it cannot show', () => {
    expect(provider.unprintable('王䶮，清河贸易（南京）有限公司')).toEqual(['䶮'])
  })
})
