import { Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../../src/contract/productCard'
import { ProductStatus } from '../../../src/contract/productCard'
import { yuan } from '../../../src/lib/money'
import { statusName } from './shelf'

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
