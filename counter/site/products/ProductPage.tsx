import { Tag } from 'antd'
import { useState } from 'react'
import { needsCheck, type GoodsFields } from '../../contract/goods'
import { product, type ProductDetail } from '../../contract/product'
import { useAsk } from '../client/useAsk'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { useRevised, type Thing } from '../parts/useRevised'
import { GoodsForm } from './GoodsForm'
import { editedOf, problemOf, rowsOfEdit } from './goodsFields'
import { MARK_NAMES } from './shelf'
import { StockDialog } from './StockDialog'
import './goods.css'

type Props = { productCode: string; onClose: () => void; onSaved: () => void }

/** A product as revisions: what is edited of it, the shop's page with it, every revision, and what differs. In place of the list. */
export const ProductPage = ({ productCode, ...on }: Props) => (
  <RevisedThing subject="goods" subjectId={productCode} detail={useAsk(product.detail, { params: { productCode } })} {...on}>
    {(thing) => <Editing key={productCode} of={thing} onClose={on.onClose} />}
  </RevisedThing>
)

function Editing({ of, onClose }: { of: Thing<ProductDetail>; onClose: () => void }) {
  const { now, reread } = of
  const revised = useRevised<ProductDetail, GoodsFields>(of)
  const [stocked, setStocked] = useState<ProductDetail['skus'][number]>()
  const { typed, change, refused } = revised
  const { fields } = revised.seen
  const edited = editedOf(fields, typed)
  return (
    <>
      <RevisedPage
        of={revised}
        title={now.name}
        facts={<Facts of={now} />}
        edited={edited}
        wrong={problemOf(edited, fields)}
        example="降价、换包装、清库存"
        isChecked={needsCheck(edited)}
        rows={rowsOfEdit(fields, edited, now.skus)}
        path={now.path}
        form={<GoodsForm of={now} seen={fields} {...{ typed, edited, change, refused }} onStock={setStocked} />}
        onClose={onClose}
      />
      {stocked && (
        <StockDialog
          of={stocked}
          reread={() => reread().then((present) => present?.skus.find(({ skuCode }) => skuCode === stocked.skuCode))}
          onSaved={() => {
            setStocked(undefined)
            void reread()
          }}
          onClose={() => setStocked(undefined)}
        />
      )}
    </>
  )
}

const Facts = ({ of: { productCode, brandName, makerName, mark } }: { of: ProductDetail }) => (
  <>
    {productCode} {brandName} {makerName} <Tag>{MARK_NAMES[mark]}</Tag>
  </>
)
