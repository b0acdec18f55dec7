import { Form, Input } from 'antd'

/** The codes that were typed, each once; null for none: all products but prescription drugs. */
export function codesIn(text: string | undefined): string[] | null {
  const codes = (text ?? '').split(/[\s,，、]+/).filter(Boolean)
  return codes.length > 0 ? [...new Set(codes)] : null
}

/** For which products a new offer is: the field `products`. */
export const ProductListField = () => (
  <Form.Item label="参加的商品编码" name="products" extra="一行一个；不填是除处方药外的全部商品。处方药不能参加">
    <Input.TextArea rows={3} aria-label="参加的商品编码" />
  </Form.Item>
)
