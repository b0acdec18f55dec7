import { paperPhoto } from '../../support/paperPhoto'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { followParcel, payAtTheBank, submit } from '../support/steps'

/** 苯磺酸氨氯地平片 */
const AMLODIPINE = '100021'
const FATHERS = '320106195806151037'

journeyEverywhere(
  '周岚 photographs her father’s prescription, waits for the pharmacist, and buys by it once',
  { needs: 'camera' },
  async ({ app, logInAs }) => {
    const paper = Buffer.from(await (await paperPhoto()).arrayBuffer())
    await logInAs(members.zhou)
    await app.open('product', { productCode: AMLODIPINE })
    await app.tap(/^上传处方药师审核后购买/)
    await app.isAt('prescriptionUpload', { productCode: AMLODIPINE })
    await app.tap('先添加要用药的人')
    await app.isAt('patientInfo', { mode: 'add' })
    await app.tap('父母')
    await app.fill('姓名', '周建国')
    await app.fill('证件号码', FATHERS)
    await app.tap('保存')
    await app.isAt('prescriptionUpload', { productCode: AMLODIPINE })
    await app.sees('68 岁')
    await app.photographs(/^从相册选/, paper)
    await app.sees('照片清楚，可以提交')
    await app.fill('处方医院', '清河市第一医院')
    await app.tap(/^确诊疾病/)
    await app.fill('搜索疾病', 'gxy')
    await app.tap('原发性高血压')

    // Left and found again, on the way to somewhere else.
    await app.open('home')
    await app.open('prescriptionUpload')
    await app.sees('已恢复上次没有提交的内容')
    await app.sees('照片清楚，可以提交')
    await app.tick('处方由医生面诊后开具')
    await app.tap('下一步：签名')
    await app.isAt('prescriptionSign')
    await app.sees('请用药人周建国签名')
    await app.writes('请在此签名')
    await app.tap('确认签名')
    await app.isAt('prescriptionUpload')
    await app.sees('重新签名')
    await app.tap('提交药师审核')
    await app.sees('清河市第一医院处方')
    await app.sees('药师审核通过')
    await app.sees('用药人签名')
    await app.tap('按此处方购药')
    await app.sees('处方已通过药师审核')
    await app.tick('我已核对用药人与药品信息')
    await submit(app)
    await payAtTheBank(app)
    await followParcel(app)

    await app.open('prescriptions')
    await app.sees('用完和过期')
    await app.sees('已用它下单')
  },
)
