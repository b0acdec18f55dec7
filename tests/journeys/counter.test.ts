import { deskOf } from './support/deskOf'
import { journey, type Company } from './support/journey'
import { members } from './support/people'
import { putPrescription } from './support/putPrescription'
import { followParcel, payAtTheBank, submit, toConfirm } from './support/steps'

/** A pharmacist's browser, at an address of the counter. */
const deskAt = (company: Pick<Company, 'gateway'>, address: string) =>
  deskOf(company, { loginName: 'shen', name: '沈知夏', role: 'pharmacist' }, address)

journey('a shopper asks to be called back, and a pharmacist at the counter records the call', async ({ app, gateway, logInAs }) => {
  // While a pharmacist is at the counter, the demonstration's leaves the work to her.
  const { work, leave } = await deskAt({ gateway }, '/callbacks')
  await work.getByText('回电都办完了').waitFor()
  await logInAs(members.zhou)
  await app.open('pharmacist')
  await app.fill('手机号', '13900005555')
  await app.tap('请药师回电')
  await app.sees('已收到，药师会在')

  await work.reload()
  await work.getByRole('button', { name: '拨打 139****5555' }).click()
  await work.getByText('为什么查看回电号码？').waitFor()
  await work.keyboard.press('2')
  const number = work.getByRole('link', { name: '13900005555' })
  await number.waitFor()
  expect(await number.getAttribute('href')).toBe('tel:13900005555')
  await work.getByText(/沈知夏 查看回电号码：联系顾客/).waitFor()
  // Esc masks it, and leaves the dialog open.
  await work.keyboard.press('Escape')
  await number.waitFor({ state: 'detached' })
  await work.getByText('无人接听', { exact: true }).click()
  await work.getByRole('button', { name: /^记\s*录$/ }).click()
  await work.getByText('回电都办完了').waitFor()
  await work.getByText('已回电', { exact: true }).click()
  await work.getByText(/沈知夏 无人接听/).waitFor()
  await leave()

  await app.open('messages')
  await app.sees('药师给您回过电话')
})

journey('a paid order waits for the pharmacist at the counter, and is sent once she has checked it', async ({ app, gateway, logInAs }) => {
  const { work, leave } = await deskAt({ gateway }, '/orders')
  await work.getByRole('row', { name: /医用外科口罩/ }).waitFor()
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await payAtTheBank(app)
  await app.tap('查看订单')
  await app.sees('药师正在核对药品，打包后发出')

  await work.reload()
  await work
    .getByRole('row', { name: /布洛芬缓释胶囊/ })
    .getByRole('button', { name: /核\s*对/ })
    .click()
  await work.getByText('买家备注').or(work.getByText('收货人')).first().waitFor()
  await work.getByRole('button', { name: '核对通过' }).click()
  await work.getByText('已核对，可以发货').waitFor()
  await work.getByText('已核对', { exact: true }).click()
  await work
    .getByRole('row', { name: /布洛芬缓释胶囊/ })
    .getByText(/沈知夏/)
    .waitFor()
  await leave()

  await app.page.reload()
  await app.sees('核对药师')
  await app.sees('沈知夏')
  await followParcel(app)
})

journey('prescriptions are refused with a reason and approved at the counter, and the open phone tells the member', async (company) => {
  const { app, gateway, logInAs } = company
  await logInAs(members.zhou)
  const { work, password, leave } = await deskAt(company, '/')
  await work.getByRole('table').getByRole('link', { name: '审核处方' }).click()
  // The ready-made one waits for whoever tries the counter.
  await work.getByRole('row', { name: /顾\*兰/ }).waitFor()
  await putPrescription(gateway, members.zhou, { patientName: '周小满' })
  await putPrescription(gateway, members.zhou, { patientName: '周建国' })
  await app.open('messages')
  await app.sees('付款成功')
  await work.reload()
  const open = (patient: RegExp) =>
    work
      .getByRole('row', { name: patient })
      .getByRole('button', { name: /审\s*核/ })
      .click()

  await open(/周\*满/)
  await work.getByRole('button', { name: '不通过' }).click()
  await work.getByText('用法用量不合适').click()
  await work.getByRole('button', { name: /^退\s*回$/ }).click()
  await work.getByText('已退回，会员已收到消息').waitFor()
  await app.sees('周小满的处方没有通过药师审核：用法用量不合适')
  await work.getByRole('button', { name: '回到队列' }).click()

  await open(/周\*国/)
  await work.getByRole('button', { name: '签名通过' }).click()
  await work.getByLabel('登录密码').fill(password)
  await work.getByRole('button', { name: /^签\s*名$/ }).click()
  await work.getByText('已签名通过，会员已收到消息').waitFor()
  await app.sees('周建国的处方已由沈知夏审核通过')
  await work.getByRole('button', { name: '回到队列' }).click()
  await work.getByRole('row', { name: /周\*国/ }).waitFor({ state: 'detached' })
  await work.getByRole('row', { name: /顾\*兰/ }).waitFor()
  await leave()
})
