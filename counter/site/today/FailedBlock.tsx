import { FAILED_DAYS, type FailedMessage, type FailedMessages } from '../../contract/today'
import { shopTimeOfYear } from '../../../src/lib/time'
import { Block, Nothing } from './Block'

const CHANNELS = { wechat: '微信', sms: '短信', push: '推送' } as const
const WHY = { refused: '拒收', silent: '没应答' } as const
const TODO = {
  call: { words: '要打电话', tone: 'near', title: '会员要做决定却不知道：按手机后四位查找，打电话告诉' },
  inShop: { words: '站内可看', tone: 'none', title: '消息在商城里，会员打开就能看到，不用再发' },
  reached: { words: '已补发', tone: 'ok', title: '另一个通道已经送到' },
  underWay: { words: '补发中', tone: 'ok', title: '正在用另一个通道发' },
} as const

/** Messages that no attempt brought, first those whose member has to be called. */
export const FailedBlock = ({ of: { count, rows } }: { of: FailedMessages }) => (
  <Block title="发送失败" hint={`近 ${FAILED_DAYS} 天`} side={<small>{count > rows.length && `共 ${count} 条`}</small>}>
    {rows.length === 0 && <Nothing>都送到了</Nothing>}
    <table className="today-table">
      <thead className="unseen">
        <tr>
          {['消息', '手机', '原因', '怎么办'].map((title) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.messageId + row.channel + row.endedAt} of={row} />
        ))}
      </tbody>
    </table>
    {rows.length > 0 && (
      <p className="today-foot">
        「要打电话」的按手机后四位查找（按 <kbd className="key">/</kbd>）。同一通道接连失败，请检查它的设置。
      </p>
    )}
  </Block>
)

const Row = ({ of: { title, phone, endedAt, channel, why, todo } }: { of: FailedMessage }) => (
  <tr>
    <th scope="row" title={`${shopTimeOfYear(endedAt)} 停止发送`}>
      {title}
    </th>
    <td className="today-start">{phone}</td>
    <td>
      {CHANNELS[channel]}
      {WHY[why]}
    </td>
    <td>
      <span className={`today-tag today-tag--${TODO[todo].tone}`} title={TODO[todo].title}>
        {TODO[todo].words}
      </span>
    </td>
  </tr>
)
