import { List, Typography } from 'antd'
import type { PrescriptionCase } from '../../contract/prescription'
import { shopTime } from '../../../src/lib/time'

/** What the member was asked about the prescription, and the answers. */
export function Asked({ questions }: Pick<PrescriptionCase, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <List
      size="small"
      header="问会员"
      dataSource={questions}
      renderItem={({ at, by, text, options, answer }) => (
        <List.Item>
          <div>
            <div>{text}</div>
            {options.length > 0 && <Typography.Text type="secondary">可选：{options.join('、')}</Typography.Text>}
            <div>
              {answer ? (
                <Typography.Text strong>{answer.text}</Typography.Text>
              ) : (
                <Typography.Text type="warning">还没有回复</Typography.Text>
              )}
            </div>
            <Typography.Text type="secondary">
              {by}，{shopTime(at)} 提问{answer && `，${shopTime(answer.at)} 回复`}
            </Typography.Text>
          </div>
        </List.Item>
      )}
    />
  )
}
