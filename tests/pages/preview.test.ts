import { within } from '@testing-library/dom'
import { bootApp } from '../support/app'
import { staffAt } from '../support/counter'
import { PREVIEW_HEADER, previewAddress } from '@/lib/preview'

it('a previewed page shows a visitor what is not saved, asks all of it with the token, keeps nothing, and says why nothing can be bought', async () => {
  const gateway = await gatewayAt()
  const { preview } = await staffAt(gateway, { roles: ['operator'] })
  const edited = { '110011-1.salePrice': 1234 }
  const { token } = await preview.create({ body: { subject: 'goods', subjectId: '110011', edited } })
  const tokens: Array<string | null> = []
  const app = await bootApp(previewAddress('/product/110011.html', { token, elder: true }), {
    gateway,
    as: 'zhou',
    between: (request, pass) => {
      tokens.push(request.headers.get(PREVIEW_HEADER))
      return pass()
    },
  })
  const before = JSON.stringify(localStorage)
  await app.sees('登录后选择收货地址')
  expect(app.page().textContent).toContain('¥12.34')
  expect(document.querySelector('.elder')).not.toBeNull()
  await app.tap('加入购物车')
  // The sheet of packings lies over the page.
  await within(document.body).findByText('还可买 10 盒', { exact: false })
  within(document.body).getAllByText('加入购物车').at(-1)?.click()
  await within(document.body).findByText('这是预览，不能下单或保存')
  expect(new Set(tokens)).toEqual(new Set([token]))
  expect(JSON.stringify(localStorage)).toBe(before)
  app.close()
})
