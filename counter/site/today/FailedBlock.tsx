import { Button } from 'antd'
import { useRef } from 'react'
import { FAILED_DAYS, today, type FailedMessage, type FailedMessages } from '../../contract/today'
import { shopMoment, shopTimeOfYear } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useReread } from '../client/useReread'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { Block, Nothing } from './Block'

const CHANNELS = { wechat: '微信', sms: '短信', push: '推送' } as const
const WHY = { refused: '拒收', silent: '没应答', unwanted: '没有收件方' } as const
const TODO = {
  call: { words: '要打电话', tone: 'near', title: '会员要做决定却不知道：按手机后四位查找，打电话告诉；也可以先重发' },
  inShop: { words: '站内可看', tone: 'none', title: '消息在商城里，会员打开就能看到；要再提醒一次就重发' },
  reached: { words: '已补发', tone: 'ok', title: '另一个通道已经送到' },
  underWay: { words: '补发中', tone: 'ok', title: '正在用另一个通道发' },
  resending: { words: '正在重发', tone: 'ok', title: '一分钟内发出；夜里不打扰会员的消息，早上 8 点后发' },
  resent: { words: '已重发', tone: 'ok', title: '同一个通道已经送出' },
} as const

type Reading = { refetch: () => Promise<unknown> }

/** Messages that no attempt brought, first those whose member has to be called. Each can be sent again; J and K go from one to the next. */
export function FailedBlock({ of: { count, rows }, read }: { of: FailedMessages; /** The list's own. */ read: Reading }) {
  const table = useRef<HTMLTableElement>(null)
  useKeys(
    rows.some(({ canResend }) => canResend) ? { down: () => focusNext(table.current, 1), up: () => focusNext(table.current, -1) } : {},
  )
  return (
    <Block title="发送失败" hint={`近 ${FAILED_DAYS} 天`} side={<small>{count > rows.length && `共 ${count} 条`}</small>}>
      {rows.length === 0 && <Nothing>都送到了</Nothing>}
      <table className="today-table" ref={table}>
        <thead className="unseen">
          <tr>
            {['消息', '手机', '原因', '怎么办', '重发'].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.deliveryId} of={row} read={read} />
          ))}
        </tbody>
      </table>
      {rows.length > 0 && (
        <p className="today-foot">
          按 <kbd className="key">J</kbd>、<kbd className="key">K</kbd> 选一条，<kbd className="key">回车</kbd>{' '}
          重发。「要打电话」的按手机后四位查找（按 <kbd className="key">/</kbd>）。同一通道接连失败，请检查它的设置。
        </p>
      )}
    </Block>
  )
}

/** To the next row, down or up, that can be sent again; from none of them to the first. */
function focusNext(table: HTMLTableElement | null, by: 1 | -1) {
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const before = by === 1 ? rows.slice(at + 1) : rows.slice(0, Math.max(at, 0)).reverse()
  before
    .flatMap((row) => [...row.querySelectorAll('button')])
    .at(0)
    ?.focus()
}

/** A conflict is the row's own news: who was quicker, or that something else has changed, with what stands there now read again beside it. */
const lateWords = (conflict: NonNullable<ReturnType<typeof useSending>['conflict']>) =>
  conflict.last && conflict.isDecided
    ? `${conflict.last.by}已在 ${shopMoment(conflict.last.at, new Date())} ${conflict.last.what}`
    : '这一条刚有变化，没有重发，请看过再按'

function Row({ of, read }: { of: FailedMessage; read: Reading }) {
  const { deliveryId, version, title, phone, endedAt, channel, why, todo, canResend, resent } = of
  const { send, problem, conflict, isBusy, isOffline } = useSending()
  const { reread, isRereading } = useReread(read)
  const state = useRef<HTMLSpanElement>(null)
  const resend = async () => {
    const isSent = await send((key) => ask(today.resend, { params: { deliveryId }, version }, key))
    // The button goes with the next answer: the focus stays in its row.
    if (isSent) state.current?.focus()
    await reread()
  }
  const told = conflict ? lateWords(conflict) : problem
  // In a narrow window the title is cut: it is whole here.
  const facts = [title, endedAt && `${shopTimeOfYear(endedAt)} 停止发送`, resent && `${shopTimeOfYear(resent.at)} ${resent.by}重发`]
  return (
    <>
      <tr>
        <th scope="row" title={facts.filter(Boolean).join('，')}>
          {title}
        </th>
        <td className="today-start">{phone}</td>
        <td>
          {CHANNELS[channel]}
          {why && WHY[why]}
        </td>
        <td>
          <span ref={state} tabIndex={-1} className={`today-tag today-tag--${TODO[todo].tone}`} title={TODO[todo].title}>
            {TODO[todo].words}
          </span>
        </td>
        <td>
          {canResend && (
            <Button
              size="small"
              aria-label={`重发：${title}，${phone}`}
              loading={isBusy || isRereading}
              disabled={isOffline}
              onClick={() => void resend()}
            >
              重发
            </Button>
          )}
        </td>
      </tr>
      {told && (
        <tr className="today-refused">
          <td colSpan={5} role="alert">
            {told}
          </td>
        </tr>
      )}
    </>
  )
}
