import type { READY_MEMBERS } from '../../db/purpose'

type ReadyPerson = {
  memberId: (typeof READY_MEMBERS)[number]
  name: string
  loginName: string
  phone: string
  password: string
  about: string
}

/** The people a fresh shop begins with, to log in as. `about` says what each is for. */
export const READY_PEOPLE = [
  {
    memberId: 'zhoulan',
    name: '周岚',
    loginName: 'zhoulan',
    phone: '13800006207',
    password: 'Qinghe2026',
    about:
      '老会员：有地址、各种状态的订单、一笔等待寄回和一笔已到账的退款、收藏、优惠券，父亲周建国有一张已通过、未使用的处方（缬沙坦胶囊），母亲顾秀兰有一张等药师在工作台审核的处方',
  },
  {
    memberId: 'linxiuzhi',
    name: '林秀芝',
    loginName: 'linxiuzhi',
    phone: '13800001943',
    password: 'Qinghe2026',
    about: '长辈：一个地址，一个在途的订单，适合试长辈模式',
  },
  { memberId: 'chenmo', name: '陈默', loginName: 'chenmo', phone: '13800008850', password: 'Qinghe2026', about: '新会员：还什么都没有' },
] as const satisfies readonly ReadyPerson[]
