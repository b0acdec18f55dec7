import { Typography } from 'antd'
import type { Editor } from '../../contract/settings/editor'
import type { SettingKey } from '../../contract/settings/shopSettings'
import { textOfValue } from '../../contract/settings/textOfValue'
import { drawnPreview } from './drawnPreview'

type Props = { settingKey: SettingKey; editor: Editor; value: unknown; isValid: boolean }

/** What shoppers will see of a setting, drawn where it is something to see; otherwise its value in words. */
export const Preview = ({ settingKey, editor, value, isValid }: Props) =>
  isValid ? (
    <div className="preview">{drawnPreview(settingKey, value) ?? textOfValue(editor, value)}</div>
  ) : (
    <Typography.Text type="secondary">填完整之后，这里显示保存后的样子</Typography.Text>
  )
