import { PAUSE_AHEAD_DAYS, type MembershipCase } from '../../contract/membership'

/** What can be done with a membership. */
export type Way = 'freeze' | 'thaw' | 'announcePause' | 'takePauseBack' | 'liftPause' | 'giveBack'

type WayRow = {
  label: string
  okText: string
  done: string
  isDanger?: true
  /** What comes of it. */
  hint: string
  /** Who reads the reason. */
  extra: string
}

const TO_MEMBER = '会员会读到，不写别的会员是谁'
const FOR_STAFF = '只有员工看得到'

export const WAYS: Readonly<Record<Way, WayRow>> = {
  freeze: {
    ...{ label: '冻结会员卡', okText: '冻结', done: '已冻结，会员已收到消息', isDanger: true, extra: TO_MEMBER },
    hint: '冻结后会员码不能出示，也不能核验；下单的会员价、免运费和专享券不变。',
  },
  thaw: {
    ...{ label: '解冻会员卡', okText: '解冻', done: '已解冻，会员已收到消息', extra: FOR_STAFF },
    hint: '解冻后会员码马上可以出示和核验。请先核对是会员本人。',
  },
  announcePause: {
    ...{ label: '暂停权益', okText: '告知会员', done: `已告知会员，${PAUSE_AHEAD_DAYS} 天后自动暂停`, isDanger: true, extra: TO_MEMBER },
    hint: `会员马上收到原因和申诉方式，${PAUSE_AHEAD_DAYS} 天后自动暂停，这之前可以取消。暂停期间没有会员价、免运费，不发专享券，不能出示会员码、送体验卡和续费；会员仍可以申请退款。`,
  },
  takePauseBack: {
    ...{ label: '取消暂停', okText: '取消暂停', done: '已取消，会员已收到消息', extra: FOR_STAFF },
    hint: '权益不会暂停，会员马上收到消息。',
  },
  liftPause: {
    ...{ label: '恢复权益', okText: '恢复', done: '已恢复，会员已收到消息', extra: FOR_STAFF },
    hint: '权益马上恢复，会员收到消息。',
  },
  giveBack: {
    ...{ label: '按剩余天数退款', okText: '退款', done: '已退款，会员已收到消息', isDanger: true, extra: TO_MEMBER },
    hint: '因我们的原因不能提供权益时用。不扣已省的金额；权益马上停止，没有用的专享券和没有领的体验卡收回，不能撤回。',
  },
}

const ALL = Object.keys(WAYS) as Way[]

/** A pause is lifted as ended or as a mistake: either opens the same dialog. */
export const waysOf = ({ can }: Pick<MembershipCase, 'can'>): Way[] =>
  ALL.filter((way) => can[way] || (way === 'liftPause' && can.correctPause))
