import { List, Typography } from 'antd'
import { shopTime } from '../../../src/lib/time'
import type { PrescriptionCase } from '../../contract/prescription'

/** Why pharmacists approved it in spite of what the safety rules call critical. */
export function SevereNotes({ severeNotes }: Pick<PrescriptionCase, 'severeNotes'>) {
  if (severeNotes.length === 0) return null
  return (
    <List
      size="small"
      header="严重提示的说明"
      dataSource={severeNotes}
      renderItem={({ at, by, titles, note }) => (
        <List.Item>
          <div>
            <div>{note}</div>
            <Typography.Text type="secondary">
              {titles.join('、')}，{by} {shopTime(at)}
            </Typography.Text>
          </div>
        </List.Item>
      )}
    />
  )
}
