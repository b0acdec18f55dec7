import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

const FATHERS = '320106195806151037'
const CHILDS = '320106202104120036'
const GUARDIANS = '320106198802200042'

journeyEverywhere(
  '陈默 agrees to the rules by themselves, leaves the form and finds it again, and adds a father and a child with its guardian',
  { shop: 'shared' },
  async ({ app, logInAs }) => {
    await logInAs(members.chen)
    await app.open('me')
    await app.tap('用药人')
    await app.sees('还没有用药人')
    await app.tap('添加用药人')
    await app.sees(/用药人的证件号码、诊断、处方、病历、证件照片和健康情况是敏感个人信息/)
    await app.tap('同意并继续')
    await app.isAt('patientInfo', { mode: 'add' })
    await app.tap('父母')
    await app.fill('姓名', '陈建民')
    await app.fill('证件号码', '320106195806151030')
    await app.tap('保存')
    await app.sees('校验位错误')

    await app.goBack()
    await app.isAt('patients')
    await app.open('patientInfo', { mode: 'add' })
    await app.sees('已恢复上次没有保存的内容')
    await app.fill('证件号码', FATHERS)
    await app.sees('1958-06-15')
    await app.tap('青霉素')
    await app.tap('保存')
    await app.isAt('patients')
    await app.sees('陈建民')
    await app.sees('青霉素过敏')

    await app.tap('添加用药人')
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
    await app.isAt('patients')
    await app.sees('监护人 陈默')
  },
)
