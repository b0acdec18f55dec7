import { deskOf } from './support/deskOf'
import { journey } from './support/journey'

const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const
const PHARMACIST = { loginName: 'shen', name: '沈知夏', role: 'pharmacist' } as const
const TITLE = '量体温前，先坐十分钟'
const SAID = '刚运动完、刚喝过热水，都会偏高。'

journey(
  'an operator writes an article, sees it as shoppers will, and they read it once a pharmacist has let it in',
  async ({ app, gateway }) => {
    const { work, leave } = await deskOf({ gateway }, OPERATOR, '/articles')
    await work.getByRole('button', { name: '写文章' }).click()
    await work.getByLabel('标题', { exact: true }).fill(TITLE)
    await work.getByRole('combobox', { name: '话题' }).click()
    await work.locator('.ant-select-item-option', { hasText: '用药常识' }).click()
    await work.getByLabel('作者', { exact: true }).fill('沈知夏')
    await work.getByLabel('作者职称').fill('执业药师')
    await work.getByLabel('提要').fill('什么时候量，量出来才准。')
    await work.getByLabel('正文').fill(`## 什么时候量\n\n${SAID}\n\n## 量多久\n\n按体温计说明书写的时间。`)
    await work.getByLabel('参考资料').fill('《家庭用药与护理（演示）》')
    await work.getByLabel('这次为什么改').fill('换季常问')
    const phone = work.frameLocator('iframe[title="店里的样子"]')
    await phone.getByText(SAID).waitFor()
    await work.getByRole('region', { name: '店里的样子' }).getByText('关怀版').click()
    await phone.locator('.elder').getByText(SAID).waitFor()
    await work.getByRole('button', { name: /提交复核/ }).click()
    await work.getByText('v1 已交药师复核', { exact: false }).waitFor()
    await leave()
    await app.open('healthPopSci')
    await app.sees('用药常识')
    await app.seesNot(TITLE)

    const desk = await deskOf({ gateway }, PHARMACIST, '/revision-checks')
    await desk.work
      .getByRole('button', { name: /^复\s*核$/ })
      .first()
      .click()
    await desk.work.getByRole('region', { name: '比较' }).getByText(SAID, { exact: false }).waitFor()
    await desk.work.getByRole('button', { name: /^通过/ }).click()
    await desk.work.getByText('v1 已上线，顾客马上看到').waitFor()
    await desk.leave()

    await app.reload()
    await app.tap(TITLE)
    await app.sees(SAID)
    await app.sees('《家庭用药与护理（演示）》')
  },
)
