import { deskOf } from './support/deskOf'
import { journey } from './support/journey'

const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const

journey(
  'an operator drafts a hot word, sees it in the shop before anybody else does, shoppers once it is published, and the old one when it is taken back',
  async ({ app, gateway }) => {
    await app.open('search')
    await app.sees('感冒发热')

    const { work, leave } = await deskOf({ gateway }, OPERATOR, '/settings?key=hotWords')
    const first = work.getByLabel('词', { exact: true }).first()
    const publish = work.getByRole('button', { name: /立即上线/ })
    await work.getByLabel('这次为什么改').fill('换季')
    await first.fill('缬沙坦')
    await publish.click()
    await work.getByText('「缬沙坦」只找得到处方药', { exact: false }).first().waitFor()
    await first.fill('退热贴')
    await work.getByRole('button', { name: /存\s*草\s*稿/ }).click()
    await work.getByText('v1 已存为草稿，顾客看不到').waitFor()
    const phone = work.frameLocator('iframe[title="店里的样子"]')
    await phone.getByText('退热贴').waitFor()
    await work.getByRole('region', { name: '店里的样子' }).getByText('关怀版').click()
    await phone.locator('.elder').getByText('退热贴').waitFor()
    // Nobody else sees it, nor does this browser keep anything of it.
    await app.reload()
    await app.sees('感冒发热')
    await app.seesNot('退热贴')
    const kept = await work.evaluate(() => [...Object.keys(localStorage), document.cookie].filter((one) => /qinghe\.|elder/.test(one)))
    expect(kept).toEqual([])
    await publish.click()
    await work.getByText('v1 已上线，顾客马上看到').waitFor()

    await app.reload()
    await app.sees('退热贴')
    await app.seesNot('感冒发热')

    await work.goto(`${gateway.address}/work/changes?subject=setting&subjectId=hotWords`)
    await work.getByRole('button', { name: /^撤\s*回$/ }).click()
    await work.getByRole('button', { name: '撤回修改' }).click()
    await work.getByText('程路', { exact: false }).filter({ hasText: '已撤回' }).waitFor()
    await leave()

    await app.reload()
    await app.sees('感冒发热')
    await app.seesNot('退热贴')
  },
)
