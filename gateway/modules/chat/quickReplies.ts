import type { QuickReply } from '../../../counter/contract/chat'
import { QuickRepliesShape } from '../../../counter/contract/settings/shapes'
import { DESKS, type Desk } from '../../../src/contract/chat'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

type Replies = Readonly<Record<Desk, readonly QuickReply[]>>

const reply = (title: string, text: string): QuickReply => ({ title, text })

const HELLO = reply('您好', '您好，请讲，我看着这个对话。')
const LOOKING = reply('稍等', '请稍等，我查一下再回复您。')
const MORE = reply('还有问题吗', '还有其他问题吗？没有的话，我先结束这次对话，您随时可以再来。')
const EMERGENCY = reply('急症', '如果出现呼吸困难、胸痛、意识不清等情况，请马上拨打 120 或去最近的急诊，不要等这里的回复。')

/** Of a fresh shop: what is said every day, and no advice on anybody's treatment. */
export const QUICK_REPLIES: Replies = {
  service: [
    HELLO,
    LOOKING,
    reply('要订单号', '请把要问的订单发给我：输入框旁边选「订单」就可以。'),
    reply('发货时间', '订单核对通过后发货，物流进度在订单详情里可以看到。'),
    reply('退款到账', '退款原路退回，到账时间以您的支付渠道为准，进度在订单详情里。'),
    reply('开发票', '发票请在订单详情里点“发票”申请，抬头和税号填好后提交；签收后自动开出，开出后可以下载。'),
    reply('转药师', '这个问题需要药师回答，我现在帮您转接，请稍等。'),
    reply('非服务时间', '现在不在服务时间，您可以先留言，上班后我们会回复。'),
    MORE,
    EMERGENCY,
  ],
  pharmacist: [
    HELLO,
    reply('请传清晰照片', '照片看不清楚，请把药盒或处方放平、光线亮一些，再拍一张发给我。'),
    reply('审核进度', '我看一下处方的审核进度，请稍等。'),
    reply('问用药人', '请问是给哪位用药人用的？年龄多大，有没有药物过敏，现在还在用哪些药？'),
    reply('看说明书', '请先核对药盒上的名称和规格，再对照说明书的【用法用量】。不一致的地方发给我看。'),
    reply('请看医生', '这个情况需要医生当面判断，请到医院就诊，就诊时把正在用的药带给医生看。'),
    reply('不改处方', '处方由医生开具，药师不能替医生更改。需要调整请联系开方的医生。'),
    LOOKING,
    MORE,
    EMERGENCY,
  ],
  doctor: [
    HELLO,
    reply('请说明情况', '请说一下主要不舒服是什么、从什么时候开始、做过哪些检查。'),
    reply('请传检查单', '有检查单或病历的话，请拍清楚发给我，个人号码可以遮住。'),
    reply('问过敏史', '请问有没有药物过敏，现在还在用哪些药？'),
    reply('需要面诊', '这个情况在线上不能判断，请尽快到医院面诊。'),
    reply('复诊说明', '线上只为已在医院确诊的复诊提供服务，首诊请到医院。'),
    LOOKING,
    MORE,
    EMERGENCY,
  ],
}

const quickRepliesSetting = setting('quickReplies', QuickRepliesShape)

/** Ready sentences of some desks, in the order of the desks. */
export async function quickRepliesOf(db: Querying, desks: readonly Desk[]) {
  const replies: Replies = (await settingOf(db, quickRepliesSetting)) ?? QUICK_REPLIES
  return DESKS.filter((desk) => desks.includes(desk)).map((desk) => ({ desk, replies: [...replies[desk]] }))
}
