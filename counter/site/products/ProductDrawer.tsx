import { Alert, Button, Card, Drawer, Form, InputNumber, Radio, Space, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { MAX_BUY_LIMIT, product, type ProductDetail } from '../../contract/product'
import { yuan } from '../../../src/lib/money'
import { go } from '../client/address'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ConflictNote } from '../parts/ConflictNote'
import { rebase } from '../parts/rebase'
import { useSaving } from '../parts/useSaving'
import { MARK_NAMES, SHELF_OPTIONS, statusName } from './shelf'
import { CardView } from './ShopView'
import { SkuDialog } from './SkuDialog'

type Props = { productCode: string; onClose: () => void; onSaved: () => void }

/** A product: what of it can be edited, and its card as shoppers see it. */
export function ProductDrawer({ productCode, onClose, onSaved }: Props) {
  const detail = useAsk(product.detail, { params: { productCode } })
  const reread = () => {
    onSaved()
    return detail.refetch().then(({ data }) => data)
  }
  return (
    <Drawer open width={760} title={`商品 ${productCode}`} onClose={onClose}>
      <Answered of={detail}>{(data) => <Detail key={data.productCode} data={data} reread={reread} />}</Answered>
    </Drawer>
  )
}

type Reread = { reread: () => Promise<ProductDetail | undefined> }

function Detail({ data, reread }: { data: ProductDetail } & Reread) {
  const [editing, setEditing] = useState<ProductDetail['skus'][number]>()
  const { productCode, name, brandName, makerName, mark, skus, card } = data
  return (
    <div className="stack">
      <div>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {name} <Tag>{MARK_NAMES[mark]}</Tag>
        </Typography.Title>
        <Typography.Text type="secondary">
          {brandName} · {makerName}
        </Typography.Text>
        <div>
          <a href={`/product/${productCode}.html`} target="_blank" rel="noreferrer">
            在商城里看
          </a>
          <Button type="link" onClick={() => go(`/changes?subject=product&subjectId=${productCode}`)}>
            变更记录
          </Button>
        </div>
      </div>
      {card && (
        <Card size="small" title="列表里的卡片，顾客现在看到">
          <CardView card={card} />
        </Card>
      )}
      <ProductForm of={data} reread={reread} />
      <SkuTable skus={skus} onEdit={setEditing} />
      {editing && (
        <SkuDialog
          of={editing}
          isPrescription={mark === 'rx'}
          reread={() => reread().then((now) => now?.skus.find(({ skuCode }) => skuCode === editing.skuCode))}
          onSaved={() => {
            setEditing(undefined)
            void reread()
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

const SkuTable = ({ skus, onEdit }: { skus: ProductDetail['skus']; onEdit: (sku: ProductDetail['skus'][number]) => void }) => (
  <Table<ProductDetail['skus'][number]>
    size="small"
    rowKey="skuCode"
    pagination={false}
    dataSource={skus}
    columns={[
      { title: '规格', render: (_cell, { specification, skuCode }) => `${specification}（${skuCode}）` },
      { title: '售价', align: 'right', width: 90, render: (_cell, { salePrice }) => `¥${yuan(salePrice)}` },
      { title: '可售', align: 'right', width: 70, dataIndex: 'stock' },
      { title: '待发货', align: 'right', width: 70, dataIndex: 'booked' },
      { title: '状态', width: 80, render: (_cell, { status }) => statusName(status) },
      {
        title: <span className="unseen">操作</span>,
        width: 140,
        render: (_cell, sku) => (
          <Space>
            <Button type="primary" size="small" onClick={() => onEdit(sku)}>
              修改
            </Button>
            <Button type="link" size="small" onClick={() => go(`/changes?subjectId=${sku.skuCode}`)}>
              记录
            </Button>
          </Space>
        ),
      },
    ]}
  />
)

const ownOf = ({ productStatus, buyLimit }: ProductDetail) => ({ status: productStatus, buyLimit })

/** Status and purchase limit of the whole product; beside it what shoppers will find. */
function ProductForm({ of, reread }: { of: ProductDetail } & Reread) {
  const [seen, setSeen] = useState(ownOf(of))
  const [status, setStatus] = useState(of.productStatus)
  const [buyLimit, setBuyLimit] = useState(of.buyLimit)
  const [version, setVersion] = useState(of.version)
  const isChanged = status !== seen.status || buyLimit !== seen.buyLimit
  const lookAgain = async () => {
    const present = await reread()
    if (!present) return
    const kept = rebase({ seen, typed: { status, buyLimit }, present: ownOf(present) })
    setStatus(kept.status)
    setBuyLimit(kept.buyLimit)
    setSeen(ownOf(present))
    setVersion(present.version)
  }
  const { save, problem, late, isBusy, isOffline } = useSaving({ onSaved: () => void lookAgain(), onKept: lookAgain })
  const body = { edited: { status, buyLimit } }
  const press = () => save((key) => ask(product.edit, { params: { productCode: of.productCode }, body, version }, key))
  return (
    <Card size="small" title="整件商品">
      <Form layout="inline">
        <Form.Item label="状态">
          <Radio.Group
            options={SHELF_OPTIONS}
            optionType="button"
            value={status}
            onChange={({ target }) => setStatus(target.value as number)}
          />
        </Form.Item>
        <Form.Item label="每人限购">
          <InputNumber min={1} max={MAX_BUY_LIMIT} precision={0} placeholder="不限" value={buyLimit} onChange={setBuyLimit} />
        </Form.Item>
        <Button type="primary" disabled={!isChanged || isOffline || late !== undefined} loading={isBusy} onClick={() => void press()}>
          保存
        </Button>
      </Form>
      {isChanged && <Alert style={{ marginTop: 12 }} type="info" showIcon message={`保存后：${afterWords({ status, buyLimit })}`} />}
      {late && <ConflictNote {...late} />}
      {problem !== '' && <Alert style={{ marginTop: 12 }} type="error" showIcon message={problem} />}
    </Card>
  )
}

const afterWords = ({ status, buyLimit }: { status: number; buyLimit: number | null }) =>
  `商品页显示「${statusName(status)}」${status === 3 ? '，搜索和分类里找不到它' : ''}；${buyLimit === null ? '不限购' : `商品页和购物车显示「每人限购 ${buyLimit} 件」`}`
