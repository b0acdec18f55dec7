import { List, Typography } from 'antd'
import { shopTime } from '../../../src/lib/time'
import type { PrescriptionCase, Recheck, RecheckOutcome } from '../../contract/prescription'

const OUTCOMES: Readonly<Record<RecheckOutcome, string>> = { stands: '决定不变', takenBack: '已撤回' }

/** What had been decided: 沈知夏 通过, 沈知夏 退回：处方已过有效期. */
export const decisionText = ({ decision, decidedBy, refusal }: Recheck) =>
  `${decidedBy === null ? '' : `${decidedBy} `}${decision === 'approved' ? '通过' : `退回${refusal === null ? '' : `：${refusal}`}`}`

/** What came of it, in words: 梁景和 决定不变：…; empty while it is open. */
export const resultText = ({ result }: Recheck) => (result === null ? '' : `${result.by} ${OUTCOMES[result.outcome]}：${result.note}`)

/** Which decisions on the prescription were looked at again, why, and what came of it. */
export function Rechecks({ rechecks }: Pick<PrescriptionCase, 'rechecks'>) {
  if (rechecks.length === 0) return null
  return (
    <List
      size="small"
      header="复核"
      dataSource={rechecks}
      renderItem={(one) => (
        <List.Item>
          <div>
            <div>{decisionText(one)}</div>
            <div>{one.reason}</div>
            <Typography.Text type="secondary">
              {one.by}，{shopTime(one.at)} 申请
            </Typography.Text>
            <div>
              {one.result ? (
                <Typography.Text strong>
                  {resultText(one)}（{shopTime(one.result.at)}）
                </Typography.Text>
              ) : (
                <Typography.Text type="warning">等另一位药师复核</Typography.Text>
              )}
            </div>
          </div>
        </List.Item>
      )}
    />
  )
}
