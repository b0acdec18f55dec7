import { Alert, Button, Form, InputNumber, Modal, Space } from 'antd'
import { useState } from 'react'
import { promotion, PromotionFields, type Promotion } from '../../contract/promotion'
import { ask } from '../client/ask'
import { centsOf, yuanOf } from '../parts/money'
import { PeriodFields } from '../parts/Period'
import { codesIn, ProductListField } from '../parts/ProductListField'
import { fieldOf, instantOf, nextMonth } from '../parts/shopInstant'
import { ConflictNote } from '../parts/ConflictNote'
import { rebase } from '../parts/rebase'
import { useSaving } from '../parts/useSaving'
import { PromotionPreviewPane } from './PromotionPreviewPane'

type Step = { threshold: number | null; off: number | null }
type Fields = { levels: Array<Step | undefined>; beginsAt: string; endsAt: string; products?: string }
type Props = {
  of: Promotion
  /** Whether a new one is made like it. */
  isNew: boolean
  reread: () => Promise<Promotion | undefined>
  onClose: () => void
}

const seenOf = ({ levels, beginsAt, endsAt }: Promotion): PromotionFields => ({
  levels: levels.map(({ threshold, off }) => ({ threshold, off })),
  beginsAt,
  endsAt,
})
const fieldsOf = ({ levels, beginsAt, endsAt }: PromotionFields): Fields => ({
  levels: levels.map(({ threshold, off }) => ({ threshold: yuanOf(threshold), off: yuanOf(off) })),
  beginsAt: fieldOf(beginsAt),
  endsAt: fieldOf(endsAt),
})
const editedOf = ({ levels, beginsAt, endsAt }: Partial<Fields>, seen: PromotionFields) =>
  PromotionFields.safeParse({
    levels: levels?.map((level) => ({ threshold: centsOf(level?.threshold), off: centsOf(level?.off) })),
    beginsAt: instantOf(beginsAt ?? '', seen.beginsAt),
    endsAt: instantOf(endsAt ?? '', seen.endsAt),
  })

/** Edits amounts and period of a promotion, or makes another of its kind, beside what shoppers will see and be given. */
export function PromotionDialog({ of, isNew, reread, onClose }: Props) {
  const [form] = Form.useForm<Fields>()
  const [seen, setSeen] = useState(() => (isNew ? { ...seenOf(of), ...nextMonth() } : seenOf(of)))
  const typed = Form.useWatch([], form) as Partial<Fields> | undefined
  const edited = editedOf(typed ?? {}, seen)
  const [version, setVersion] = useState(of.version)
  const keep = async () => {
    const present = await reread()
    if (!present) return
    const now = seenOf(present)
    form.setFieldsValue(rebase({ seen: fieldsOf(seen), typed: form.getFieldsValue(), present: fieldsOf(now) }))
    setSeen(now)
    setVersion(present.version)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved: onClose, onKept: keep })
  const { promotionId } = of
  const productCodes = codesIn(typed?.products)
  const send = (fields: PromotionFields, key: string) =>
    isNew
      ? ask(promotion.create, { body: { like: promotionId, edited: fields, productCodes } }, key)
      : ask(promotion.edit, { params: { promotionId }, body: { edited: fields }, version }, key)
  const submit = () => (edited.success ? save((key) => send(edited.data, key)) : undefined)
  return (
    <Modal
      open
      width={820}
      title={isNew ? `新建促销活动（照“${of.text}”）` : `促销活动：${of.text}`}
      okText="保存"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isOffline || late !== undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={fieldsOf(seen)} onFinish={() => void submit()}>
        {of.kind !== 'other' && <LevelFields kind={of.kind} gift={of.gift} />}
        <PeriodFields />
        {isNew && <ProductListField />}
      </Form>
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 12 }} />}
      {edited.success && (
        <PromotionPreviewPane promotionId={promotionId} edited={edited.data} made={isNew ? { productCodes } : undefined} />
      )}
    </Modal>
  )
}

const required = [{ required: true, message: '请填写金额' }]

/** The steps of a discount, or the one threshold of a gift. */
const LevelFields = ({ kind, gift }: { kind: 'discount' | 'gift'; gift: string | null }) => (
  <Form.List name="levels">
    {(levels, { add, remove }) => (
      <Form.Item
        label={kind === 'discount' ? '满多少元，减多少元；标签和说明随之改写' : `满多少元，赠${gift ?? '赠品'}；标签和说明随之改写`}
      >
        {levels.map(({ key, name }) => (
          <Space key={key} style={{ display: 'flex' }} align="baseline">
            满
            <Form.Item name={[name, 'threshold']} rules={required} noStyle>
              <InputNumber min={0.01} precision={2} aria-label={`第 ${name + 1} 档门槛（元）`} />
            </Form.Item>
            {kind === 'discount' && (
              <>
                减
                <Form.Item name={[name, 'off']} rules={required} noStyle>
                  <InputNumber min={0.01} precision={2} aria-label={`第 ${name + 1} 档减（元）`} />
                </Form.Item>
                {levels.length > 1 && (
                  <Button type="link" onClick={() => remove(name)}>
                    去掉这一档
                  </Button>
                )}
              </>
            )}
          </Space>
        ))}
        {kind === 'discount' && levels.length < 10 && (
          <Button size="small" onClick={() => add({ threshold: null, off: null })}>
            加一档
          </Button>
        )}
      </Form.Item>
    )}
  </Form.List>
)
