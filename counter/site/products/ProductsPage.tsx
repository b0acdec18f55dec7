import { Button, Empty, Input, Select, Table, Typography } from 'antd'
import { product, ProductQuery, type SkuRow } from '../../contract/product'
import { ProductStatus } from '../../../src/contract/productCard'
import { yuan } from '../../../src/lib/money'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { ProductPage } from './ProductPage'
import { MARK_NAMES, statusName } from './shelf'
import './products.css'

const STANDINGS = [
  { value: 'onShelf', label: '在售' },
  { value: 'soldOut', label: '缺货' },
  { value: 'offShelf', label: '已下架' },
]
const SORTERS: Readonly<Record<string, string>> = { code: 'code', salePrice: 'price', stock: 'stock' }
const { onShelf, outOfStock } = ProductStatus

/** Packings with their products: filtered, sorted and paged by the gateway; the address says how, and which product is open. */
export function ProductsPage() {
  const [{ code: _code, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('code')
  const read = ProductQuery.safeParse(words)
  const query = read.success ? read.data : ProductQuery.parse({})
  const list = useAsk(product.list, { query })
  const categories = useAsk(product.categories, {})
  const sortOrder = (name: string) => (SORTERS[name] === query.sort ? (query.order === 'up' ? 'ascend' : 'descend') : null)
  if (opened !== undefined) return <ProductPage key={opened} productCode={opened} onClose={close} onSaved={() => void list.refetch()} />
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        商品
      </Typography.Title>
      <ComingRevisions subject="goods" />
      <div className="filters">
        <Input.Search
          allowClear
          placeholder="名称、品牌、厂家、编码或条码"
          aria-label="查找商品"
          defaultValue={query.words}
          onSearch={(found) => change({ words: found.trim(), page: undefined })}
          style={{ width: 300 }}
        />
        <Select
          allowClear
          placeholder="状态"
          aria-label="状态"
          value={query.status}
          options={STANDINGS}
          onChange={(status: string | undefined) => change({ status, page: undefined })}
          style={{ width: 120 }}
        />
        <Select
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder="分类"
          aria-label="分类"
          value={query.category}
          options={(categories.data?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(category: string | undefined) => change({ category, page: undefined })}
          style={{ width: 220 }}
        />
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<SkuRow>
            size="middle"
            rowKey="skuCode"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 个规格` }}
            onChange={({ current, pageSize }, _filters, sorter) => {
              const sorted = Array.isArray(sorter) ? undefined : sorter
              const sort = sorted?.order ? SORTERS[String(sorted.columnKey)] : undefined
              change({
                sort: sort === 'code' ? undefined : sort,
                order: sort && sorted?.order === 'descend' ? 'down' : undefined,
                page: String(current ?? 1),
                size: String(pageSize ?? query.size),
              })
            }}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有符合条件的商品" /> }}
            columns={[
              { key: 'code', title: '编码', width: 130, dataIndex: 'skuCode', sorter: true, sortOrder: sortOrder('code') },
              {
                title: '商品',
                render: (_cell, { productCode, name, brandName, specification }) => (
                  <>
                    <Button type="link" style={{ padding: 0, height: 'auto' }} onClick={() => open(productCode)}>
                      {name}
                    </Button>
                    <div>
                      {brandName} {specification}
                    </div>
                  </>
                ),
              },
              { title: '类别', width: 100, responsive: ['lg'], render: (_cell, { mark }) => MARK_NAMES[mark] },
              {
                key: 'salePrice',
                title: '售价',
                width: 110,
                align: 'right',
                sorter: true,
                sortOrder: sortOrder('salePrice'),
                render: (_cell, { salePrice }) => `¥${yuan(salePrice)}`,
              },
              { key: 'stock', title: '可售', width: 90, align: 'right', dataIndex: 'stock', sorter: true, sortOrder: sortOrder('stock') },
              { title: '每人限购', width: 90, responsive: ['lg'], render: (_cell, { buyLimit }) => buyLimit ?? '不限' },
              { title: '状态', width: 100, render: (_cell, row) => <Standing of={row} /> },
            ]}
          />
        )}
      </Answered>
    </div>
  )
}

function Standing({ of: { status, productStatus, stock } }: { of: SkuRow }) {
  const own = productStatus === onShelf ? status : productStatus
  const shown = own === onShelf && stock <= 0 ? outOfStock : own
  return <span className={shown === onShelf ? '' : 'late'}>{statusName(shown)}</span>
}
