import { DAY } from '@/lib/duration'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()
const zhou = shop.openedBy('zhou')
const FATHER = { name: '周建国', idCardNumber: '320106195806151037' }
const patientId = async () => (await shop.gateway.zhou.patient.list()).results[0]?.id ?? ''
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })

describe('the health record', () => {
  it('leads who has no patient yet to adding one', async () => {
    const { app } = zhou
    await app.open('chronicHealth')
    await app.sees('还没有用药人', '先添加要记录的人，再记血压、血糖和体重')
    await app.tap('添加用药人')
    await app.isAt('patientInfo', { mode: 'add' })
  })

  it('is reached from the patient’s card, and has nothing yet', async () => {
    const { app } = zhou
    const { id } = await shop.gateway.zhou.patient.add({ body: FATHER })
    await app.open('patients')
    await app.tap('周建国的健康记录')
    await app.isAt('chronicHealth', { patientId: id })
    await app.readsTitle('健康记录')
    await app.sees('周建国', '这段时间没有血压记录')
  })

  it('says what is wrong beside each field, keeps what was typed, and lists what was saved', async () => {
    const { app } = zhou
    await app.tap('记录血压')
    await app.sees('请填写高压', '请填写低压')
    await app.fill('高压', '320')
    await app.sees('高压应在 50–300 之间')
    await app.fill('高压', '132')
    await app.fill('低压', '140')
    await app.sees('低压应低于高压')
    await app.fill('低压', '84')
    await app.tap('血糖')
    await app.sees('空腹', '这段时间没有血糖记录')
    await app.tap('血压')
    app.stands(`POST /api/chronicHealth/${await patientId()}`, down)
    await app.tap('记录血压')
    await app.sees('服务暂时不可用，请稍后再试', '132', '84')
    expect(app.asksBeforeLeaving()).toBe(true)
    app.passes()
    await app.tap('记录血压')
    await app.sees('血压已记录', '132/84', '血压曲线', '1 次，最近一次 132/84 mmHg')
    await app.seesNot('请填写高压')
    expect(app.asksBeforeLeaving()).toBe(false)
  })

  it('says calmly what to do about a very low value, and where that is written', async () => {
    const { app } = zhou
    await app.tap('血糖')
    await app.fill('血糖', '3.8')
    await app.tap('空腹')
    await app.tap('记录血糖')
    await app.sees('这次血糖低，请先吃点糖', '中国糖尿病防治指南（2024 版）', '这不是诊断')
    await app.tap('体重')
    await app.seesNot('这次血糖低')
  })

  it('deletes a value after a question', async () => {
    const { app } = zhou
    await app.tap('血压')
    await app.tap(/^删除 .* 的血压$/)
    await app.sees('删除后不能恢复')
    await app.tap('先不删')
    await app.sees('132/84')
    await app.tap(/^删除 .* 的血压$/)
    await app.tap('删除')
    await app.sees('记录已删除', '这段时间没有血压记录')
  })

  it('goes back through older days, and forth again', async () => {
    const { app } = zhou
    const old = new Date(shop.gateway.clock.now().getTime() - 40 * DAY).toISOString()
    const body = { requestCode: 'long-ago', kind: 'bloodPressure', systolic: 151, diastolic: 92, takenAt: old } as const
    await shop.gateway.zhou.chronicHealth.add({ params: { patientId: await patientId() }, body })
    await app.open('chronicHealth')
    await app.seesNot('151/92', '看更近的')
    await app.tap('看更早的')
    await app.sees('151/92')
    await app.seesNot('看更早的')
    await app.tap('看更近的')
    await app.sees('这段时间没有血压记录')
    await app.seesNot('看更近的')
    await app.tap('90 天')
    await app.sees('151/92')
  })

  it('says that it cannot be read, and offers to try again', async () => {
    const { app } = zhou
    app.stands(`GET /api/chronicHealth/${await patientId()}`, down)
    await app.tap('7 天')
    await app.sees('重试')
    app.passes()
    await app.tap('重试')
    await app.sees('这段时间没有血压记录')
  })
})
