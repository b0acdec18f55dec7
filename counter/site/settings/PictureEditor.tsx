import { Input, Space } from 'antd'
import type { Editing } from './editing'
import { ShopPicture } from './ShopPicture'

/** A picture by its address, drawn beside it as far as it is typed. */
export const PictureEditor = ({ value, label, onChange }: Pick<Editing, 'value' | 'label' | 'onChange'>) => (
  <Space>
    <Input
      aria-label={label}
      value={(value ?? '') as string}
      placeholder="/pictures/120011"
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      style={{ width: 260 }}
    />
    <ShopPicture picture={value as string | null} size={48} />
  </Space>
)
