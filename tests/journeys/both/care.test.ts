import { cardPhoto } from '../../support/drawnCard'
import { paperPhoto } from '../../support/paperPhoto'
import { VALSARTAN } from '../../support/prescribe'
import { journeyEverywhere, type CompanyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { pharmacistAt } from '../support/pharmacistAt'
import { confirmsReceipt, addsFather, FATHER, givesAddress, payAtTheBank, putIntoCart, submit } from '../support/steps'
import type { Walker } from '../support/walker'

/** 头孢克肟颗粒 */
const CEFIXIME = '100451'
/** 布洛芬缓释胶囊, and a syrup with the same ingredient. */
const [IBUPROFEN, IBUPROFEN_SYRUP] = ['110011', '110031']
const CHILDS = '320106202104120036'
const GUARDIANS = '320106198802200042'
const bytesOf = async (photo: Blob | Promise<Blob>) => Buffer.from(await (await photo).arrayBuffer())

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]

/** From the drug to the form, past the rules about whom a drug is for. */
async function toForm(app: Walker, productCode: string) {
  await app.open('product', { productCode })
  await app.tap(/^上传处方药师审核后购买/)
  await app.sees(/用药人的证件号码、诊断、处方、病历、证件照片和健康情况是敏感个人信息/)
  await app.tap('同意并继续')
  await app.isAt('prescriptionUpload', { productCode })
  await app.tap('先添加要用药的人')
  await app.isAt('patientInfo', { mode: 'add' })
}

async function photographsPaper(app: Walker, mark = '') {
  await app.photographs(/^从相册选/, await bytesOf(paperPhoto('clear', mark)))
  await app.sees('照片清楚，可以提交')
}

async function fillsPaper(app: Walker, disease: string) {
  await photographsPaper(app)
  await app.fill('处方医院', '清河市第一医院')
  await app.tap(/^确诊疾病/)
  await app.fill('搜索疾病', disease)
  await app.tap(disease)
  await app.tick('处方由医生面诊后开具')
}

async function signs(app: Walker, whose: string) {
  await app.tap('下一步：签名')
  await app.isAt('prescriptionSign')
  await app.sees(whose)
  await app.writes('请在此签名')
  await app.tap('确认签名')
  await app.isAt('prescriptionUpload')
  await app.sees('重新签名')
  await app.tap('提交药师审核')
  await app.sees('等待药师审核')
}

for (const { version, elder } of MODES) {
  const walk = (title: string, walked: (company: CompanyEverywhere) => Promise<void>) =>
    journeyEverywhere(`${title}, in ${version}`, { elder, needs: 'camera', env: { COURIER_SPEED: '100000' } }, walked)

  walk('陈默 buys her father’s 缬沙坦, from his card to the next prescription', async ({ app, gateway, logInAs }) => {
    const pharmacist = await pharmacistAt(gateway)
    await logInAs(members.chen)
    await givesAddress(app)
    await toForm(app, VALSARTAN)
    await app.photographs('拍照识别身份证', await bytesOf(cardPhoto(FATHER)))
    await app.sees('拍照识别的，请和证件核对')
    await app.sees('1958-06-15')
    await app.tap('父母')
    await app.tap('保存')
    await app.isAt('prescriptionUpload')
    await app.sees(FATHER.name)
    await fillsPaper(app, '原发性高血压')
    await signs(app, `请用药人${FATHER.name}签名`)

    await app.open('prescriptions')
    await app.sees('看审核')
    await pharmacist.approves(/陈\*民/)
    // Whoever comes back reads how it stands now, however short the way.
    await app.open('prescriptions')
    await app.tap('用它买药')
    await app.sees('处方已通过药师审核')
    await app.tick('我已核对用药人与药品信息')
    await submit(app)
    await payAtTheBank(app)
    await app.open('messages')
    await pharmacist.checks(/缬沙坦胶囊/)
    await app.sees('包裹已签收')
    await pharmacist.leave()
    await confirmsReceipt(app)

    await app.open('prescriptions')
    await app.sees('用完和过期')
    await app.tap(/^再买/)
    await app.sees('再买要用新处方')
    await app.tap('上传新处方')
    await app.isAt('prescriptionUpload')
    await app.sees('已带入上一张处方的内容，请核对并拍照')
    await app.sees(FATHER.name)
  })

  walk('陈默 mends a prescription that was refused', async ({ app, gateway, logInAs }) => {
    const pharmacist = await pharmacistAt(gateway)
    await logInAs(members.chen)
    await toForm(app, VALSARTAN)
    await addsFather(app)
    await app.isAt('prescriptionUpload')
    await fillsPaper(app, '原发性高血压')
    await signs(app, `请用药人${FATHER.name}签名`)
    await pharmacist.refuses(/陈\*民/, '用法用量不合适')
    await app.reload()
    await app.sees('没有通过审核')
    await app.sees(/用法用量不合适/)
    await app.tap('重新提交')
    await app.isAt('prescriptionUpload')
    await app.sees('上次没有通过：用法用量不合适')
    await photographsPaper(app, 'b')
    await app.tick('处方由医生面诊后开具')
    await signs(app, `请用药人${FATHER.name}签名`)
    await pharmacist.approves(/陈\*民/)
    await pharmacist.leave()
    await app.reload()
    await app.sees('药师审核通过')
  })

  walk('陈默 signs as her child’s guardian', async ({ app, gateway, logInAs }) => {
    const pharmacist = await pharmacistAt(gateway)
    await logInAs(members.chen)
    await toForm(app, CEFIXIME)
    await app.tap('子女')
    await app.fill('姓名', '陈小禾')
    await app.fill('证件号码', CHILDS)
    await app.sees('监护人信息')
    await app.fill('监护人姓名', '陈默')
    await app.tap('母亲')
    await app.fill('监护人手机号', '13800008850')
    await app.fill('监护人身份证号', GUARDIANS)
    await app.tap('保存')
    await app.sees(/我们不为儿童单独建立账号/)
    await app.tap('同意并继续')
    await app.isAt('patientInfo', { mode: 'add' })
    await app.tap('保存')
    await app.isAt('prescriptionUpload')
    await fillsPaper(app, '急性支气管炎')
    await signs(app, '请监护人陈默签名')
    await pharmacist.approves(/陈\*禾/)
    await pharmacist.leave()
    await app.reload()
    await app.sees('药师审核通过')
    await app.sees(/陈默（监护人，母亲）/)
  })

  walk('周岚 is told of two medicines with one ingredient before she settles them', async ({ app, logInAs }) => {
    await logInAs(members.zhou)
    for (const productCode of [IBUPROFEN, IBUPROFEN_SYRUP]) {
      await app.open('product', { productCode })
      await putIntoCart(app)
    }
    await app.open('cart')
    await app.tap(/^结算/)
    await app.sees('不要同吃：成分重复')
    await app.tap(/^移出布洛芬/)
    await app.sees('核对过，没有发现冲突')
    await app.tap('处理后结算')
    await app.isAt('orderConfirm')
    await app.sees('应付金额')
  })
}
