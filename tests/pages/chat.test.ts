import { eq } from 'drizzle-orm'
import { conversations, leftMessages, uploads } from '../../gateway/tables'
import { MINUTE } from '@/lib/duration'
import { staffAt } from '../support/counter'
import { SEEDED_AT } from '../support/gateway'
import { shopOnPages } from '../support/pageShopper'
import { paperPhoto } from '../support/paperPhoto'
import { pictureUploads } from '../support/pictureUploads'
import { answer, clientId, said } from '../support/talk'

const OTC = '110011'
const NIGHT = '2026-11-21T23:30:00+08:00'
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>{{1+1}}'
const shop = shopOnPages()
let zhou: ReturnType<typeof shop.openedBy>

beforeEach(async () => {
  shop.gateway.clock.set(SEEDED_AT)
  await shop.gateway.db.delete(conversations)
})
const refused = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status })
const conversation = async () => (await shop.gateway.zhou.chat.current()).conversation
const conversationId = async () => (await conversation())?.conversationId ?? ''
const record = async () =>
  (await shop.gateway.zhou.chat.record({ params: { conversationId: await conversationId() }, query: { size: 50 } })).results
/** Somebody of the pharmacy comes in and answers, as the counter does. */
async function answered(text: string) {
  const { staffId } = await staffAt(shop.gateway, { roles: ['clerk'] })
  const id = await conversationId()
  const leaseUntil = new Date(shop.gateway.clock.now().getTime() + MINUTE)
  await shop.gateway.db.update(conversations).set({ staffId, leaseUntil }).where(eq(conversations.conversationId, id))
  await answer(shop.gateway, { conversationId: id, staffId, text })
}
async function sends(text: string) {
  await zhou.app.fill('消息', text)
  await zhou.app.tap('发送')
}

describe('another desk, without a web socket', () => {
  const chen = shop.openedBy('chen')
  it('is asked for in its place, with consent where illnesses are told, and nothing written is lost', async () => {
    const { app } = chen
    await app.open('kf')
    await app.tap('转药师')
    await app.isAt('drugUserRule')
    await app.goBack()
    await app.isAt('kf')
    await shop.gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await app.tap('转药师')
    await app.sees('药师客服', '您好，这里由执业药师回答用药问题', '找客服')
    await app.fill('消息', '能和降压药一起吃吗')
    await app.tap('发送')
    await app.sees('已转给药师，请稍候', '约 5 分钟内回复')
    await app.tap('找客服')
    await app.sees('已为您转到客服，请稍候', '在线客服')
    expect((await shop.gateway.chen.chat.current()).conversation).toMatchObject({ desk: 'service', state: 'waiting' })
  })
})

describe('a member', () => {
  zhou = shop.openedBy('zhou')
  beforeEach(() => shop.live())
  describe('the questions asked most', () => {
    it('stand there at once, are changed, and answered by a robot that says so', async () => {
      const { app } = zhou
      await app.open('kf')
      await app.sees('在线客服', '在线', '您好，这里是客服', '怎么取消订单？')
      await app.tap('换一批')
      await app.seesNot('怎么取消订单？')
      await app.tap('付款后为什么还没发货？')
      await app.sees('智能助手（机器人自动回复）', '每笔订单付款后都由药师核对')
      expect(await conversation()).toMatchObject({ state: 'open', lastSeq: 2 })
    })

    it('are all found, by a word, too', async () => {
      const { app } = zhou
      await app.open('kf')
      await app.tap('全部问题')
      await app.fill('搜常见问题', '没有这样的问题')
      await app.sees('没有这个问题，可以直接问客服')
      await app.fill('搜常见问题', '物流')
      await app.tap(/^我的包裹到哪了？/)
      await app.sees('打开“我的订单”，点进这笔订单，再点“查看物流”')
    })
  })

  describe('the robot at the service desk', () => {
    it('is asked by a question like what is typed, and offers a person below its answer', async () => {
      const { app } = zhou
      await app.open('kf')
      await app.fill('消息', '发票')
      await app.tap('怎么开发票？')
      await app.sees('签收后自动开出，开出后发消息通知您，在发票页下载 PDF', '已解决')
      await app.tap('已解决')
      await app.sees('不客气，还有问题随时来问。')
      expect((await record()).map(({ sender }) => sender)).toEqual(['member', 'robot', 'robot', 'member', 'robot'])
      await sends('运费多少钱')
      await app.sees('每笔订单运费')
      await app.tap('转人工')
      await app.sees('已为您转到客服，请稍候', '您是下一位，约 5 分钟内回复')
      expect(await conversation()).toMatchObject({ state: 'waiting' })
    })

    it('gives no advice, and leads to a pharmacist', async () => {
      const { app } = zhou
      await app.open('kf')
      await sends('布洛芬一次吃几片')
      await app.sees('这个问题要由执业药师回答', '转药师')
    })

    it('steps aside for who asks for a person before anything is asked', async () => {
      const { app } = zhou
      await app.open('kf')
      await app.tap('转人工')
      await app.sees('已为您转到客服，请稍候')
    })
  })

  describe('a message', () => {
    it('is shown at once, waits in the queue, is answered, read, appraised and ended', async () => {
      const { app } = zhou
      await app.open('kf')
      await sends('这盒能拆开卖吗')
      await app.sees('这盒能拆开卖吗', '已转给客服，请稍候', '您是下一位，约 5 分钟内回复')
      // The same on a device that has just been opened.
      await app.open('kf')
      await app.sees('这盒能拆开卖吗', '您是下一位，约 5 分钟内回复')
      await app.seesNot('评价服务', '您好，这里是客服')

      await answered('今天下午送到。')
      await app.sees('今天下午送到。', '客服 沈知夏', '沈知夏 正在为您服务', '已读')
      await app.seesNot('您是下一位')
      await app.reaches(() => !app.text().includes('正在发送'))
      await app.settled()

      await app.tap('评价服务')
      await app.tap('提交评价')
      await app.sees('请选择满意程度')
      await app.tap('4 星，满意')
      await app.fill('还想说的', '回复很快')
      await app.tap('提交评价')
      await app.sees('谢谢您的评价')
      await app.seesNot('评价服务')

      await app.tap('结束咨询')
      await app.tap('再聊聊')
      expect(await conversation()).toMatchObject({ state: 'talking' })
      await app.tap('结束咨询')
      await app.sees('结束后随时可以再来问')
      await app.tap(/^结束咨询$/)
      await app.sees('您结束了这次咨询')
      expect(await conversation()).toMatchObject({ state: 'ended', stars: 4 })
    })

    it('that does not go stays, says why, and is stored once when it is sent again', async () => {
      const { app } = zhou
      await app.open('kf')
      await sends('第一句')
      await app.sees('已转给客服')
      const send = `POST /api/chat/conversation/${await conversationId()}/messages`
      // It is stored, and its answer is lost.
      app.stands(send, async (pass) => {
        await pass()
        throw new TypeError('Failed to fetch')
      })
      await sends('第二句')
      await app.reaches(() => app.counts('第二句') === 1)
      app.stands(send, refused(429, 'TOO_OFTEN', '消息发得太快了，请稍等一会儿再发'))
      await sends('第三句')
      await app.sees('第三句', '消息发得太快了，请稍等一会儿再发')
      app.passes()
      await app.tap('重新发送')
      await app.seesNot('重新发送', '消息发得太快了')
      await app.reaches(() => ['第二句', '第三句'].every((words) => app.counts(words) === 1))
      expect((await record()).filter(({ sender }) => sender === 'member').map(({ text }) => text)).toEqual(['第一句', '第二句', '第三句'])

      app.stands(send, refused(429, 'TOO_OFTEN', '消息发得太快了，请稍等一会儿再发'))
      await sends('第四句')
      await app.tap('删除')
      await app.seesNot('第四句')
    })

    it('that is too long says so and loses nothing; what is not sent is there when one comes back', async () => {
      const { app } = zhou
      await app.open('kf')
      await app.fill('消息', '药'.repeat(501))
      await app.sees('501/500')
      await app.tap('发送')
      await app.sees('一条消息最多 500 字，请分成几条发送')
      await app.tap('我知道了')
      await app.open('home')
      await app.open('kf')
      await app.sees('药'.repeat(501))
      await app.fill('消息', '短一些')
      await app.confirms('消息')
      await app.sees('已转给客服')
      expect((await record())[0]?.text).toBe('短一些')
    })

    it('with a script in it is read as it was written, on both sides of it', async () => {
      const { app } = zhou
      await app.open('kf')
      await sends(SCRIPT)
      await app.sees(SCRIPT, '已转给客服')
      await answered(`您发来的是：${SCRIPT}`)
      await app.sees(`您发来的是：${SCRIPT}`)
      expect(document.querySelectorAll('script, img[src="x"]')).toHaveLength(0)
      const { results } = await shop.gateway.zhou.message.list({ query: {} })
      expect(JSON.stringify(results)).not.toContain('onerror')
    })

    it('of long ago is read as one goes up', async () => {
      const { app } = zhou
      const { conversationId: id } = await shop.gateway.zhou.chat.open({ body: { desk: 'service' } })
      const { staffId } = await staffAt(shop.gateway, { roles: ['clerk'] })
      for (let nth = 1; nth <= 45; nth += 1) await answer(shop.gateway, { conversationId: id, staffId, text: `第 ${nth} 条。` })
      await app.open('kf')
      await app.sees('第 45 条。', '第 1 条。')
      await app.seesNot('查看更早的消息')
      expect(app.counts('第 20 条。')).toBe(1)
    })
  })

  describe('a card', () => {
    it('of the product one comes from is sent by a tap alone, and opens it', async () => {
      const { app } = zhou
      await app.open('product', { productCode: OTC })
      await app.tap('在线问')
      await app.isAt('kf', { desk: 'pharmacist', productCode: OTC })
      await app.open('kf', { productCode: OTC })
      await app.tap('发送给客服')
      await app.seesNot('发送给客服')
      await app.sees('已转给客服')
      const [card] = await record()
      expect(card).toMatchObject({ kind: 'card', card: { kind: 'product', code: OTC } })
      await app.tap(new RegExp(card?.card?.title ?? ''))
      await app.isAt('product', { productCode: OTC })
    })

    it.each([
      ['order', { orderCode: 'QH-nobody' }],
      ['prescription', { prescriptionId: 'nobodys' }],
      ['product', { productCode: "1'or" }],
    ])('of no %s of one’s own is not offered', async (_kind, params) => {
      const { app } = zhou
      await app.open('kf', params)
      await app.sees('查订单')
      await app.seesNot('发送给客服')
    })

    it('of a questionnaire comes from the pharmacy and opens it', async () => {
      const { app } = zhou
      const { conversationId: id } = await shop.gateway.zhou.chat.open({ body: { desk: 'service' } })
      const params = { conversationId: id }
      await shop.gateway.zhou.chat.send({ params, body: said('问卷在哪里填') })
      const clerk = await staffAt(shop.gateway, { roles: ['clerk'] })
      await clerk.chat.take({ params })
      const { results } = await clerk.chat.questionnaires({ params })
      const about = results.find(({ code }) => code.startsWith('order-'))!
      for (const code of ['health', about.code])
        await clerk.chat.send({ params, body: { kind: 'card', clientId: clientId(), card: { kind: 'questionnaire', code } } })
      await app.open('kf')
      await app.sees('打开问卷')
      await app.tap(/长期用药体验调查/)
      await app.isAt('questionnaire', { type: 'health' })
      await app.goBack()
      await app.tap(/购药体验调查/)
      await app.isAt('questionnaire', { type: 'order', orderCode: about.code.slice('order-'.length) })
    })

    it('of an order is chosen among one’s own', async () => {
      const { app } = zhou
      const [order] = (await shop.gateway.zhou.order.list({ query: {} })).results
      await app.open('kf')
      await app.tap('查订单')
      await app.tap(new RegExp(order?.orderCode ?? ''))
      await app.sees('已转给客服')
      await app.tap(new RegExp(`${order?.orderCode}，共`))
      await app.isAt('order', { orderCode: order?.orderCode ?? '' })
      await app.sees('订单或用药有疑问')
      await app.tap('在线客服')
      await app.isAt('kf', { orderCode: order?.orderCode ?? '' })
    })
  })

  describe('a picture', () => {
    it('goes with its progress, fails in its place, and is there afterwards', async () => {
      const { app } = zhou
      pictureUploads({ 'blob:clear': await paperPhoto('clear') })
      await shop.gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
      const { default: Taro } = await import('@tarojs/taro')
      jest
        .spyOn(Taro, 'chooseImage')
        .mockResolvedValue({ tempFilePaths: ['blob:clear'] } as unknown as Awaited<ReturnType<typeof Taro.chooseImage>>)
      await app.open('kf')
      app.stands('PUT /api/chat/conversation', refused(409, 'OFF_DUTY', '现在是休息时间，没有人在线'))
      await app.tap('发图片')
      await app.sees('现在是休息时间，没有人在线')
      app.passes()
      await app.tap('重新发送')
      await app.sees('已转给客服')
      await app.seesNot('重新发送')
      expect((await record())[0]).toMatchObject({ kind: 'picture', picture: { width: expect.any(Number) as number } })
      expect(await shop.gateway.db.$count(uploads, eq(uploads.recordTable, 'chat_messages'))).toBe(1)
      await app.tap('图片，点开看大图')
      await app.tap('关闭')
    })

    it('of 30 MB is told to be too large, and neither it nor what was typed meanwhile is lost', async () => {
      const { app } = zhou
      pictureUploads({ 'blob:large': new Blob([new Uint8Array(30 << 20)], { type: 'image/jpeg' }) })
      await shop.gateway.zhou.chat.open({ body: { desk: 'service' } })
      const { default: Taro } = await import('@tarojs/taro')
      jest
        .spyOn(Taro, 'chooseImage')
        .mockResolvedValue({ tempFilePaths: ['blob:large'] } as unknown as Awaited<ReturnType<typeof Taro.chooseImage>>)
      await app.open('kf')
      await app.tap('发图片')
      await app.fill('消息', '这张是药盒')
      await app.sees('图片不能超过 10 MB，请压缩后重新选择', '重新发送', '这张是药盒')
      await app.tap('删除')
      await app.seesNot('图片不能超过 10 MB')
      await app.sees('这张是药盒')
    })
  })

  describe('outside the hours', () => {
    it('questions are answered, and a message is left whose answer stands below it', async () => {
      const { app } = zhou
      shop.gateway.clock.set(NIGHT)
      await app.open('kf')
      await app.sees('休息中', '现在不在服务时间，常见问题自动回复，也可以留言')
      await sends('运费多少钱')
      await app.sees('每笔订单运费', '给客服留言')
      await app.tap('怎么取消订单？')
      await app.sees('付款前可以随时取消')
      await app.tap('留言')
      await app.isAt('leaveMsg', { website: 'mall' })
      await app.tap('提交留言')
      await app.sees('请写下您的问题')
      app.stands('POST /api/chat/left-messages', refused(503, 'BUSY', '系统繁忙，请稍后再试'))
      await app.fill('留言', '请问明天能送到吗')
      await app.tap('提交留言')
      await app.sees('系统繁忙，请稍后再试', '请问明天能送到吗')
      expect(app.asksBeforeLeaving()).toBe(true)
      app.passes()
      await app.tap('提交留言')
      await app.sees('已收到，回复后会在「消息」里通知您', '还没有回复')
      await app.seesNot(/请写下您的问题(?!，)/, '系统繁忙')
      expect(app.asksBeforeLeaving()).toBe(false)
      expect(await shop.gateway.db.$count(leftMessages, eq(leftMessages.memberId, shop.gateway.zhou.memberId))).toBe(1)
    })

    it('whoever is told of an answer to what he left is led to it, however shortly he has looked there', async () => {
      const { app } = zhou
      await app.open('leaveMsg', { website: 'doctor' })
      await app.fill('留言', '周末有医生吗')
      await app.tap('提交留言')
      await app.sees('已收到，回复后会在「消息」里通知您')
      const clerk = await staffAt(shop.gateway, { roles: ['clerk'] })
      const left = (await clerk.chat.left()).results.find(({ text }) => text === '周末有医生吗')
      // Of messages that came in the same moment of this clock none is the latest.
      shop.gateway.clock.advance(1)
      await clerk.chat.answerLeft({ params: { id: left!.id }, body: { text: '周末上午有。' } })
      await app.open('messages')
      await app.tap('您的留言有回复了')
      await app.isAt('leaveMsg', { website: 'doctor' })
      await app.sees('周末上午有。')
    })

    it('whoever is in a conversation is still written to', async () => {
      const { app } = zhou
      await shop.gateway.zhou.chat.open({ body: { desk: 'service' } })
      shop.gateway.clock.set(NIGHT)
      await answered('我还在。')
      await app.open('kf')
      await sends('谢谢')
      await app.sees('谢谢')
      await app.seesNot('正在发送')
      expect((await record()).map(({ text }) => text)).toEqual(expect.arrayContaining(['我还在。', '谢谢']))
    })
  })

  describe('the way to the service', () => {
    it('stands on “me” with what was answered, at the pharmacist’s and with a parcel', async () => {
      const { app } = zhou
      await shop.gateway.zhou.chat.open({ body: { desk: 'service' } })
      await answered('在的。')
      await app.open('me')
      await app.tap(/在线客服1 条新回复$/)
      await app.isAt('kf')
      await app.sees('在的。')
      await app.reaches(() => app.text().includes('在的。'))
      await app.open('pharmacist')
      await app.tap('在线问药师')
      await app.isAt('kf', { desk: 'pharmacist' })
      await app.sees('药师客服')
    })

    it('says what failed, and tries again', async () => {
      const { app } = zhou
      app.stands('GET /api/chat/conversation', refused(400, 'BAD', '现在打不开对话'))
      await app.open('kf')
      await app.sees('现在打不开对话')
      app.passes()
      await app.tap('重试')
      await app.sees('输入您的问题')
    })
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy(undefined)
  it('logs in before a conversation, and comes back to it', async () => {
    const { app } = visitor
    await app.open('kf', { desk: 'pharmacist' })
    await app.isAt('accountLogin', { backurl: '/kf?desk=pharmacist' })
  })

  it('leaves a message with a number to be called at', async () => {
    const { app } = visitor
    await app.open('leaveMsg', { website: 'hospital' })
    await app.fill('留言', '想问问挂号')
    await app.tap('提交留言')
    await app.sees('请填写 11 位手机号')
    await app.fill('手机号', '13800000009')
    await app.tap('提交留言')
    await app.sees('已收到，客服会打电话回复您')
    expect(await shop.gateway.db.$count(leftMessages, eq(leftMessages.website, 'hospital'))).toBe(1)
  })
})
