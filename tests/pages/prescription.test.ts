import { eq } from 'drizzle-orm'
import { prescriptions, supplyReminders, uploads } from '../../gateway/tables'
import { staffAt } from '../support/counter'
import { paperPhoto, type Shot } from '../support/paperPhoto'
import { shopOnPages } from '../support/pageShopper'
import { pictureUploads } from '../support/pictureUploads'
import { VALSARTAN } from '../support/prescribe'

const shop = shopOnPages()
const chen = shop.openedBy('chen')
const NANJING = {
  province: { code: '320000', name: '江苏省' },
  city: { code: '320100', name: '南京市' },
  area: { code: '320106', name: '鼓楼区' },
}
const SHOTS: readonly Shot[] = ['clear', 'dark']

beforeAll(async () => {
  pictureUploads(Object.fromEntries(await Promise.all(SHOTS.map(async (shot) => [`blob:${shot}`, await paperPhoto(shot)] as const))))
})
/** What the device's own chooser hands over. The shop was started with modules of its own. */
async function chooses(shot: Shot) {
  const { default: Taro } = await import('@tarojs/taro')
  jest
    .spyOn(Taro, 'chooseImage')
    .mockResolvedValue({ tempFilePaths: [`blob:${shot}`] } as unknown as Awaited<ReturnType<typeof Taro.chooseImage>>)
}
const own = async () => (await shop.gateway.chen.prescription.list()).results
const decide = (status: 'approved' | 'rejected', refusal: string | null = null) =>
  shop.gateway.db
    .update(prescriptions)
    .set({ status, refusal, reviewedAt: new Date() })
    .where(eq(prescriptions.memberId, shop.gateway.chen.memberId))

/** Signs as who cannot draw does: jsdom has no canvas to draw on. */
async function signsByName(name: string, before: string[] = []) {
  const { app } = chen
  await app.sees(...before)
  await app.tap('不便手写，改为输入姓名')
  await app.fill('输入姓名作为签名', name)
  await app.tap('确认签名')
  await app.sees(`用「${name}」作为签名？`)
  await app.tap('确认')
  await app.sees('签名已保存')
}

describe('the page that signs', () => {
  it('leads to the form where nothing is in it to be confirmed', async () => {
    const { app } = chen
    await shop.gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await app.open('prescriptionSign')
    await app.sees('先把处方填好', '选好用药人、诊断和药品，再来签名')
    await app.tap('去填写处方')
    await app.isAt('prescriptionUpload')
  })
})

describe('a prescription that is handed in', () => {
  it('begins at the drug: for whom it is, what was photographed, what is missing beside its field', async () => {
    const { app } = chen
    await shop.gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await app.open('prescriptions')
    await app.sees('还没有处方', '手里有医院处方，可以拍照上传；没有的话，请先看医生')
    await app.open('product', { productCode: VALSARTAN })
    await app.tap('上传处方药师审核后购买')
    await app.isAt('prescriptionUpload', { productCode: VALSARTAN })
    await app.sees('先添加要用药的人', '怎么拍更快通过', '缬沙坦胶囊', '处方药须凭处方在药师指导下购买和使用')
    await app.tap('下一步：签名')
    await app.sees('请选择用药人', '请上传处方照片', '请填写处方上的医院名称', '请填写处方上的诊断', '请先确认处方真实有效')
    expect(await own()).toEqual([])

    await shop.gateway.chen.patient.add({ body: { name: '陈建民', relationLabel: 'parent', idCardNumber: '320106195806151037' } })
    await app.open('prescriptionUpload', { productCode: VALSARTAN })
    await app.sees('用药人', '陈建民', '男 · 68 岁 · 父亲')
    await chooses('dark')
    await app.tap('从相册选处方照片')
    await app.sees('第 1 张有点暗，请到亮处重拍。看不清的处方，药师可能要请您重新提交。')
    await app.tap('删除处方照片第 1 张')
    await chooses('clear')
    await app.tap('拍摄处方照片')
    await app.sees('照片清楚，可以提交')
  })

  it('is there again when the form was left, from the gateway and not from this device', async () => {
    const { app } = chen
    await app.fill('处方医院', '清河市第一医院')
    await app.tap(/^确诊疾病/)
    await app.fill('搜索疾病', 'gxy')
    await app.tap('原发性高血压')
    await app.open('prescriptions')
    await app.settled()
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/清河|高血压|陈建民/)
    await app.open('prescriptionUpload')
    await app.sees('已恢复上次没有提交的内容', '清河市第一医院', '原发性高血压', '处方照片 第 1 张，查看', '缬沙坦胶囊')
    expect(await shop.gateway.db.$count(uploads)).toBe(1)
  })

  it('keeps everything where it could not be sent, and then waits for a pharmacist', async () => {
    const { app } = chen
    await app.tap('缬沙坦胶囊的用法，选填')
    await app.sees('缬沙坦胶囊怎么吃', '照处方上写的选')
    await app.tap('每次1 粒')
    await app.tap('每日2 次')
    await app.tap('填好了')
    await app.sees('每次 1 粒，每日 2 次')
    await app.tap('处方由医生面诊后开具')
    await app.sees('填好以上内容后，由用药人签名确认，再提交药师审核。')
    await app.tap('下一步：签名')
    await app.isAt('prescriptionSign')
    await app.sees('请用药人陈建民签名', '签名仅用于本次处方确认，加密保存')
    await app.tap('确认签名')
    await app.sees('请先在方框里写下姓名')
    await app.tap('我知道了')
    await signsByName('陈建民', ['用药人本人签', '我代用药人签'])
    await app.isAt('prescriptionUpload')
    await app.sees('重新签名', '处方由医生面诊后开具')
    app.stands('POST /api/prescriptions/save', () =>
      Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 }),
    )
    await app.tap('提交药师审核')
    await app.sees('服务暂时不可用，请稍后再试', '清河市第一医院')
    app.passes()
    await app.tap('增加缬沙坦胶囊的盒数')
    await app.sees('签名之后改过用药人、药品或诊断，请重新签名。')
    await app.tap('下一步：签名')
    await app.tap('我代用药人签')
    await app.tap('确认签名')
    await app.sees('请填写您的姓名', '请选择您与用药人的关系')
    await app.fill('您的姓名', '陈望')
    await app.tap('子女')
    await signsByName('陈望')
    await app.sees('陈望（子女代签）')
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/陈望|base64/)
    await app.tap('提交药师审核')
    await app.sees('等待药师审核')
    const [handedIn] = await own()
    await app.isAt('prescriptionDetail', { prescriptionId: handedIn!.prescriptionId })
    await app.sees(
      '等待药师审核',
      '清河市第一医院处方',
      '陈建民 · 男 · 68 岁 · 父亲',
      '原发性高血压（I10）',
      '1. 缬沙坦胶囊',
      '× 2 盒',
      '用法：每次 1 粒，每日 2 次',
      '待审核',
      '用药人签名',
      '陈望（子女代签），输入姓名确认',
      '处方照片',
    )
    expect((await shop.gateway.chen.prescription.draft()).draft).toBeNull()
  })

  it('answers what a pharmacist asks, and waits for him again', async () => {
    const { app } = chen
    const pharmacist = await staffAt(shop.gateway, { roles: ['pharmacist'], name: '沈知夏' })
    const [{ prescriptionId } = { prescriptionId: '' }] = await own()
    const question = { text: '陈建民现在还在吃氢氯噻嗪吗？', options: ['还在吃', '已经停了'] }
    await pharmacist.prescription.ask({ params: { prescriptionId }, body: question })
    await app.open('prescriptions')
    await app.sees('药师有个问题问您', '陈建民的处方')
    await app.tap('回复药师')
    await app.sees('沈知夏', question.text, ...question.options, '不清楚，请电话问我')
    await app.tap('回复药师')
    await app.sees('请选择或填写您的回复')
    await app.tap('已经停了')
    await app.fill('想补充的话', '上个月停的')
    app.stands('POST /api/prescriptions/answer', () =>
      Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 }),
    )
    await app.tap('回复药师')
    await app.sees('服务暂时不可用，请稍后再试', '上个月停的')
    expect(app.asksBeforeLeaving()).toBe(true)
    await app.tap('我知道了')
    app.passes()
    await app.tap('回复药师')
    await app.sees('已回复，药师会继续审核', '等待药师审核', '您的回复：已经停了，上个月停的')
    expect(app.asksBeforeLeaving()).toBe(false)
    await app.isAt('prescriptionDetail', { prescriptionId })
  })

  it('is ordered by before it is approved, and paid after', async () => {
    const { app } = chen
    const pharmacist = await staffAt(shop.gateway, { roles: ['pharmacist'], name: '沈知夏' })
    const home = { consigneeName: '陈望', consigneePhone: '13912345678', detail: '中央路 1 号', label: null, isDefault: true }
    await shop.gateway.chen.address.add({ body: { ...home, ...NANJING } })
    await app.tap('先下单，审过再付')
    await app.sees('用药人 陈建民', '处方等待药师审核：审过才付款，没通过不收费', '审过后付')
    await app.tick('我已核对用药人与药品信息')
    await app.tick('药品除质量原因外')
    await app.tap('提交，审过再付')
    await app.sees('药师审方中', '药师正在看处方，预计', '审过才付款，没通过不收费', '共 4 步，现在是第 2 步：审方中')
    const [{ orderCode } = { orderCode: '' }] = (await shop.gateway.chen.order.list()).results
    await app.isAt('order', { orderCode })
    await app.open('orders', { tab: 'inReview' })
    await app.sees('待审方', '药师审方中', '陈建民的处方单')
    await app.tap('查看处方')
    await app.sees('等待药师审核', '查看订单')
    const [{ prescriptionId } = { prescriptionId: '' }] = await own()
    await pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'unclear' } })
    await app.open('order', { orderCode })
    await app.sees('已取消', '处方没有通过审核：处方信息不完整或看不清。没有收费')
  })

  it('says why it was refused, and leads to the form again', async () => {
    const { app } = chen
    await decide('rejected', '处方信息不完整或看不清')
    const [refused] = await own()
    await app.open('prescriptionDetail', { prescriptionId: refused!.prescriptionId })
    await app.sees('没有通过审核', '处方信息不完整或看不清。可以按原因重新提交，或打电话问药师。')
    await app.tap('重新提交')
    await app.isAt('prescriptionUpload')
    await app.sees('已带入上一张处方的内容，请核对并拍照', '上次没有通过：处方信息不完整或看不清', '清河市第一医院')
    await app.tap('重新填写')
    await app.seesNot('清河市第一医院')
  })

  it('is bought by once it was approved: its drugs in its numbers', async () => {
    const { app } = chen
    await decide('approved')
    const [approved] = await own()
    app.stands('GET /api/prescriptions/valid', async (pass) => {
      const answer = (await (await pass()).json()) as { results: Array<{ drugs: object[] }> }
      for (const one of answer.results)
        one.drugs = one.drugs.map((drug) => ({ ...drug, supply: { daysLeft: 6, emptyOn: '2026-11-27', isReminded: true } }))
      return Response.json(answer)
    })
    await app.open('prescriptions')
    await app.sees('每次 1 粒，每日 2 次', '约还能吃（估算）', /6\s*天/, '以药盒里的实数为准')
    await app.tap('缬沙坦胶囊，不再提醒')
    await app.sees('不再提醒这种药')
    expect(await shop.gateway.db.select({ isOff: supplyReminders.isOff }).from(supplyReminders)).toEqual([{ isOff: true }])
    app.passes()
    await app.open('prescriptions')
    await app.sees('陈建民的处方', '缬沙坦胶囊', '2 盒', '11 月 24 日到期', '可买 1 次', '用它买药')
    await app.tap('用它买药')
    await app.sees('处方已通过药师审核', '用药人 陈建民')
    await app.open('prescriptions')
    await app.tap('陈建民的处方')
    await app.isAt('prescriptionDetail', { prescriptionId: approved!.prescriptionId })
    await app.sees('可购买 1 次', '审方专用章：药师已审')
    await app.tap('按此处方购药')
    await app.sees('处方已通过药师审核', '用药人 陈建民', '缬沙坦胶囊')
  })

  it('is found by a word among all, and taken out of the list with what that means', async () => {
    const { app } = chen
    await shop.gateway.db
      .update(prescriptions)
      .set({ usedByOrder: 'an-order' })
      .where(eq(prescriptions.memberId, shop.gateway.chen.memberId))
    await app.open('prescriptions')
    await app.sees('用完和过期', '依法保存 5 年', '陈建民', '已用它下单')
    await app.tap('再买陈建民的缬沙坦胶囊')
    await app.sees('再买要用新处方', '请您拍医生新开的处方；药师审过就能买')
    await app.tap('先不买')
    await app.tap('再买陈建民的缬沙坦胶囊')
    await app.tap('上传新处方')
    await app.isAt('prescriptionUpload')
    await app.sees('已带入上一张处方的内容', '清河市第一医院', '缬沙坦胶囊')
    // The new paper says how it is taken.
    await app.sees('选填，照处方填')
    await app.open('prescriptions')
    await app.fill('搜索处方', '青霉素')
    await app.sees('没有找到「青霉素」')
    await app.fill('搜索处方', '缬沙坦')
    await app.sees('找到的处方')
    await app.tap(/^陈建民缬沙坦胶囊/)
    await app.tap('删除这张处方')
    await app.sees('只是不再显示，也不能再用它购药；处方依法保存 5 年。')
    await app.tap('删除')
    await app.sees('处方已删除')
    await app.isAt('prescriptions')
    expect(await own()).toEqual([])
  })
})
