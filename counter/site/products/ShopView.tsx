import { Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../../src/contract/productCard'
import { ProductStatus } from '../../../src/contract/productCard'
import { yuan } from '../../../src/lib/money'
import type { Shown } from '../../contract/product'
import { statusName } from './shelf'

/** What shoppers see of a packing: on its product's page, and on the card in lists, which shows the first that can be bought. */
export function ShopView({ title, shown }: { title: string; shown: Shown }) {
  return (
    <section className="shop-view" aria-label={title}>
      <div className="shop-view-title">{title}</div>
      <Price salePrice={shown.salePrice} marketPrice={shown.marketPrice} />
      <div>
        {statusName(shown.status)}
        {shown.status === ProductStatus.onShelf && `，可买 ${shown.stock} 件`}
      </div>
      {shown.promotions.map(({ text, detail }) => (
        <div key={`${text}${detail}`}>
          <Tag color="orange">{text}</Tag>
          <Typography.Text type="secondary">{detail}</Typography.Text>
        </div>
      ))}
      {shown.card && (
        <>
          <div className="shop-view-title" style={{ marginTop: 12 }}>
            列表里的卡片
          </div>
          <CardView card={shown.card} />
        </>
      )}
    </section>
  )
}

/** A product's card as lists draw it. */
export const CardView = ({ card }: { card: ProductCard }) => (
  <div className="shop-card">
    <img src={`${card.productImageUrl}-400.webp`} alt="" />
    <div>
      <div>{card.name}</div>
      <Typography.Text type="secondary">{card.specification}</Typography.Text>
      <Price salePrice={card.salePrice} marketPrice={card.marketPrice} />
      <Tags>
        {card.status !== ProductStatus.onShelf && <Tag>{statusName(card.status)}</Tag>}
        {card.couponMsg !== null && <Tag color="red">{card.couponMsg}</Tag>}
        {card.promotions.map(({ promotionId, text }) => (
          <Tag color="orange" key={promotionId}>
            {text}
          </Tag>
        ))}
      </Tags>
    </div>
  </div>
)

const Tags = ({ children }: { children: ReactNode }) => <div>{children}</div>

const Price = ({ salePrice, marketPrice }: { salePrice: number; marketPrice: number | null }) => (
  <div>
    <span className="shop-price">¥{yuan(salePrice)}</span>
    {marketPrice !== null && <span className="shop-struck">¥{yuan(marketPrice)}</span>}
  </div>
)
