import { paperPhoto } from '../support/paperPhoto'
import { shopOnPages } from '../support/pageShopper'
import { pictureUploads } from '../support/pictureUploads'
import { CARD_LINES, readerThatSees } from '../support/seenText'

const shop = shopOnPages()
const zhou = shop.openedBy('zhou')
const book = async () => (await shop.gateway.zhou.patient.list()).results
const draft = async (form = 'new') => (await shop.gateway.zhou.patient.draft({ params: { form } })).draft
const FATHERS = '320106195806151037'
/** What the device's own chooser hands over, or why it does not. */
async function chooser(answer: Promise<{ tempFilePaths: string[] }>) {
  const { default: Taro } = await import('@tarojs/taro')
  jest.spyOn(Taro, 'chooseImage').mockReturnValue(answer as ReturnType<typeof Taro.chooseImage>)
}
const photographs = () => chooser(Promise.resolve({ tempFilePaths: ['blob:card'] }))

describe('the patients', () => {
  it('are none at first; the way from “me” leads there, and on to the form', async () => {
    const { app } = zhou
    await app.open('me')
    await app.tap('用药人')
    await app.isAt('patients')
    await app.sees(
      '请填实际用药人。信息加密保存，用于处方审核、用药核对和您自己的健康记录',
      '还没有用药人',
      '处方药须实名购买，先添加要用药的人',
    )
    await app.tap('用药人信息怎样处理')
    await app.isAt('drugUserRule')
    await app.goBack()
    await app.tap('添加用药人')
    await app.isAt('patientInfo', { mode: 'add' })
    await app.readsTitle('添加用药人')
  })

  it('say what is wrong beside each field, and keep what was typed', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await app.sees('和证件一致', '居民身份证号', '健康信息', '选填，供药师核对禁忌')
    await app.tap('保存')
    await app.sees('请填写姓名', '身份证号格式错误')
    await app.fill('姓名', '周建国1')
    await app.sees('姓名只能是汉字、字母和间隔号')
    for (const [number, problem] of [
      ['3201', '身份证号格式错误'],
      ['990106195806151037', '地址编码错误'],
      ['320106195806151030', '校验位错误'],
    ] as const) {
      await app.fill('证件号码', number)
      await app.sees(problem)
    }
    await app.fill('证件号码', '320106 19580615 1037')
    await app.sees(FATHERS, '男', '68 岁', '1958-06-15')
    await app.seesNot('校验位错误', '身份证号格式错误')
    expect(await book()).toEqual([])
  })

  it('are filled in from a photograph of the ID card, say what to compare, and are not saved by that', async () => {
    const { app } = zhou
    pictureUploads({ 'blob:card': await paperPhoto() })
    await photographs()
    shop.gateway.providers.textReader = readerThatSees(...CARD_LINES)
    await app.open('patientInfo', { mode: 'add' })
    await app.tap('重新填写')
    await app.seesNot('已恢复上次没有保存的内容')
    await app.sees('拍证件自动填', '只填姓名和号码，识别后即删，不留存')
    await app.tap('拍照识别身份证')
    await app.sees('已填好，请核对后保存', '周建国', FATHERS, '男', '68 岁', '拍照识别的，请和证件核对')
    expect(await book()).toEqual([])
  })

  it('keep what was typed unless the member says otherwise, and what a photograph does not say', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await app.fill('姓名', '周大')
    await app.fill('证件号码', '3201')
    await photographs()
    await app.tap('拍照识别身份证')
    await app.sees('换成识别到的内容？', `证件上是：周建国，${FATHERS}`)
    await app.tap('保留已填的')
    await app.sees('周大', '3201')
    shop.gateway.providers.textReader = readerThatSees('姓 名 周 大')
    await app.tap('拍照识别身份证')
    await app.sees('认出了一部分，其余请手动填写', '周大', '3201')
  })

  it('say why a photograph helped nothing, and go on by hand', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await photographs()
    shop.gateway.providers.textReader = readerThatSees()
    await app.tap('拍照识别身份证')
    await app.sees('没有认清，请把身份证放平、四角都拍进画面、避开反光再拍，也可以直接手动填写')
    const away = { code: 'READER_AWAY', message: '暂时不能识别照片，请手动填写' }
    app.stands('POST /api/patients/idCardOcr', () => Response.json(away, { status: 503 }))
    await app.tap('拍照识别身份证')
    await app.sees('暂时不能识别照片，请手动填写')
    app.passes()
    await chooser(Promise.reject(Object.assign(new Error(), { errMsg: 'chooseImage:fail auth denied' })))
    await app.tap('拍照识别身份证')
    await app.sees('没有相机权限', '也可以从相册选一张，或直接手动填写')
    await app.tap('取消')
    await app.fill('姓名', '周建国')
    await app.sees('周建国')
    await app.tap('重新填写')
  })

  it('come back into a form that was left, from the gateway and not from this device', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await app.fill('姓名', '周建')
    await app.fill('证件号码', FATHERS)
    await app.open('patients')
    await app.settled()
    expect(await draft()).toMatchObject({ name: '周建', idCardNumber: FATHERS })
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/周建|320106/)
    await app.open('patientInfo', { mode: 'add' })
    await app.sees('已恢复上次没有保存的内容', '周建', FATHERS)
    await app.tap('重新填写')
    await app.seesNot('已恢复上次没有保存的内容', FATHERS)
    expect(await draft()).toBeNull()
  })

  it('say that they cannot be read, and what was typed stays where it could not be saved', async () => {
    const { app } = zhou
    const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
    app.stands('GET /api/patients/_init', down)
    app.stands('POST /api/patients', down)
    await app.open('patientInfo', { mode: 'add' })
    await app.sees('重试')
    await app.seesNot('居民身份证号')
    app.passes()
    app.stands('POST /api/patients', down)
    await app.tap('重试')
    await app.fill('姓名', '周建国')
    await app.fill('证件号码', FATHERS)
    await app.tap('保存')
    await app.sees('服务暂时不可用，请稍后再试', '周建国', FATHERS)
    await app.isAt('patientInfo', { mode: 'add' })
    expect(await book()).toEqual([])
  })

  it('ask about a name that looks like none, and take it where the member insists', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await app.sees('已恢复上次没有保存的内容')
    await app.fill('姓名', '爸爸')
    await app.fill('证件号码', FATHERS)
    await app.tap('父母')
    await app.fill('手机号', '13800006207')
    await app.tap('青霉素')
    await app.tap('填写其他慢性病')
    await app.fill('其他慢性病', '颈椎病')
    await app.tap('加上')
    await app.tap('慢性病：无')
    await app.tap('高血压')
    await app.tap('正常')
    await app.tap('保存')
    await app.sees('证件上的姓名是“爸爸”吗？', '处方药须实名购买，姓名要和证件一致')
    await app.tap('去修改')
    await app.sees('请填写证件上的真实姓名')
    await app.fill('姓名', '老周')
    await app.tap('保存')
    await app.tap('姓名没有写错')
    await app.sees('用药人已保存')
    await app.isAt('patients')
    await app.sees('老周', '父亲', '默认', '68 岁', '138****6207', '高血压', '青霉素过敏')
    expect(await book()).toMatchObject([
      {
        name: '老周',
        relationLabel: 'parent',
        isDefault: true,
        healthInfo: { allergies: ['青霉素'], chronicDiseases: ['高血压'], liverKidney: 'normal', pregnancy: null },
      },
    ])
    expect(await draft()).toBeNull()
  })

  it('show whole numbers to their owner’s tap alone, and need them not again for a change', async () => {
    const { app } = zhou
    await app.open('patients')
    await app.tap('编辑老周')
    await app.readsTitle('编辑用药人')
    await app.sees('320106**********37', '不修改请留空')
    await app.seesNot(FATHERS)
    await app.tap('查看完整号码')
    await app.sees('完整号码', `证件号码 ${FATHERS}`, '手机号 13800006207')
    await app.tap('我知道了')
    await app.cannotTap('设为默认用药人')
    await app.fill('姓名', '周建国')
    await app.tap('保存')
    await app.isAt('patients')
    await app.sees('周建国')
    const [{ id } = { id: '' }] = await book()
    expect((await shop.gateway.zhou.patient.numbers({ params: { id } })).idCardNumber).toBe(FATHERS)
  })

  it('that are children need a guardian and the guardian’s own consent', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await app.seesNot('监护人信息')
    await app.tap('子女')
    await app.fill('姓名', '周禾')
    await app.fill('证件号码', '320106202104120036')
    await app.sees('监护人信息', '未满 14 周岁必填', '《儿童个人信息保护规则》')
    await app.tap('保存')
    await app.sees('请填写姓名', '请选择与孩子的关系', '请填写 11 位手机号', '身份证号格式错误')
    await app.fill('监护人', '周岚')
    await app.tap('母亲')
    await app.fill('联系电话', '13800006207')
    await app.fill('身份证号，', '320106202104120036')
    await app.tap('保存')
    await app.sees('这是用药人自己的证件号码')
    await app.fill('身份证号，', '320106198802200042')
    await app.tap('保存')
    await app.sees('我们不为儿童单独建立账号')
    await app.tap('同意并继续')
    await app.seesNot('我们不为儿童单独建立账号')
    await app.isAt('patientInfo', { mode: 'add' })
    await app.tap('保存')
    await app.isAt('patients')
    await app.sees('周禾', '孩子', '监护人 周岚')
  })

  it('ask women of an age to have children about pregnancy and nursing, and nobody else', async () => {
    const { app } = zhou
    await app.open('patientInfo', { mode: 'add' })
    await app.fill('姓名', '周岚')
    await app.fill('证件号码', FATHERS)
    await app.sees('1958-06-15')
    await app.seesNot('怀孕中')
    await app.fill('证件号码', '320106198802200042')
    await app.tap('怀孕中')
    await app.tap('保存')
    await app.isAt('patients')
    await app.sees('周岚', '怀孕中')
    expect(await book()).toContainEqual(
      expect.objectContaining({
        name: '周岚',
        healthInfo: { allergies: null, chronicDiseases: null, liverKidney: null, pregnancy: 'pregnant' },
      }),
    )
    const herself = (await book()).find(({ name }) => name === '周岚')
    if (herself) await shop.gateway.zhou.patient.remove({ params: { id: herself.id } })
  })

  it('have one default, and go after a question', async () => {
    const { app } = zhou
    await app.open('patients')
    await app.tap('把周禾设为默认')
    await app.sees('已设为默认用药人')
    expect((await book()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['周禾', true],
      ['周建国', false],
    ])
    await app.tap('删除周建国')
    await app.sees('删除用药人周建国？', '填写的资料会全部删除，不能恢复。已经用于购药的处方依法保存，不受影响。')
    await app.tap('先不删')
    await app.tap('删除周建国')
    await app.tap('删除')
    await app.sees('用药人已删除')
    await app.seesNot('周建国')
  })
})
