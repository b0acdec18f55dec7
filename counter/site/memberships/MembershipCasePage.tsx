import { Button, Space, Typography } from 'antd'
import { useState } from 'react'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { membership, MEMBERSHIP_STATES, type MembershipCase, type MembershipPause } from '../../contract/membership'
import { useOffline } from '../client/offline'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { Answered } from '../parts/Answered'
import { FactList, type Fact } from '../parts/FactList'
import { StateTags } from './StateTags'
import { calledOf, daysOf, PAUSE_NAMES } from './words'
import { WayDialog } from './WayDialog'
import { WAYS, waysOf, type Way } from './ways'

type Props = { orderId: string; onClose: () => void }

/** One membership: how it stands, and what can be done with it. */
export function MembershipCasePage({ orderId, onClose }: Props) {
  const read = useAsk(membership.detail, { params: { orderId } })
  const { reread, isRereading } = useReread(read)
  const isOffline = useOffline() !== undefined
  // As it was seen: what a colleague does meanwhile is said when it is sent.
  const [doing, begin] = useState<{ way: Way; of: MembershipCase }>()
  const end = () => {
    begin(undefined)
    void reread()
  }
  return (
    <div>
      <Button onClick={onClose}>返回列表</Button>
      <Answered of={read}>
        {(of) => (
          <>
            <Typography.Title level={1} style={{ fontSize: 22 }}>
              {calledOf(of)}
            </Typography.Title>
            <div className="facts-card" style={{ maxWidth: 760 }}>
              <FactList facts={factsOf(of)} before={doing && factsOf(doing.of)} />
            </div>
            <Space wrap style={{ marginTop: 16 }}>
              {waysOf(of).map((way) => (
                <Button
                  key={way}
                  danger={WAYS[way].isDanger ?? false}
                  disabled={isOffline || isRereading}
                  onClick={() => begin({ way, of })}
                >
                  {WAYS[way].label}
                </Button>
              ))}
            </Space>
          </>
        )}
      </Answered>
      {doing && <WayDialog key={doing.way} {...doing} onClose={end} onDone={end} onReread={end} />}
    </div>
  )
}

function factsOf(of: MembershipCase): Fact[] {
  const { memberName, memberPhone, cardNumber, paid, paidAt, saved, back, returnedFor, frozen, lastPause, fault, extraDays } = of
  const all: Fact[] = [
    ['会员', `${memberName} ${memberPhone}`],
    ['卡号', cardNumber],
    ['状态', stateWords(of), <StateTags key="state" of={of} />],
    ['有效期', extraDays > 0 ? `${daysOf(of)}（含补回的 ${extraDays} 天）` : daysOf(of)],
    ['实付', paid > 0 ? `${yuan(paid)} 元，${shopTime(paidAt)} 付款` : '没有收费'],
    ['已省', `${yuan(saved)} 元`],
    ['已退', of.state === 'returned' ? `${yuan(back)} 元${returnedFor === null ? '，会员退订' : `，我们退款：${returnedFor}`}` : ''],
    ['冻结', frozen ? `${shopTime(frozen.at)}：${frozen.reason}` : ''],
    ['暂停', lastPause ? pauseWords(lastPause) : ''],
    ['按天可退', fault ? `${yuan(fault.back)} 元，剩余 ${fault.daysLeft} / ${fault.days} 天` : ''],
  ]
  return all.filter(([, words]) => words !== '')
}

const stateWords = ({ state, pause, isFrozen }: MembershipCase): string =>
  [MEMBERSHIP_STATES[state], pause && `权益${PAUSE_NAMES[pause]}`, isFrozen && '卡已冻结'].filter(Boolean).join('，')

function pauseWords({ state, reason, announcedAt, beginsAt, endedAt, days }: MembershipPause): string {
  const when = `${shopTime(announcedAt)} 告知，${shopTime(beginsAt)} 起暂停`
  const end = endedAt === null ? '' : `，${shopTime(endedAt)} 结束`
  return `${PAUSE_NAMES[state]}：${reason}（${when}${end}${days > 0 ? `，共 ${days} 天` : ''}）`
}
