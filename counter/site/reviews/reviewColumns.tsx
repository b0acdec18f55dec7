import type { TableColumnsType } from 'antd'
import { shopTime } from '../../../src/lib/time'
import type { ListedReview, ReviewPart } from '../../contract/review'
import { WaitCell } from '../queues/WaitCell'
import { standingOf, tagsText, whyOf } from './words'

type Column = TableColumnsType<ListedReview>[number]

/** How long it waits; of the others when it was written. */
export const sinceOf = (part: ReviewPart): Column => ({
  title: part === 'open' ? '等待' : '评价时间',
  key: 'since',
  width: 160,
  render: (_cell, { waitsSince, writtenAt }) =>
    part === 'open' && waitsSince !== null ? <WaitCell queue="reviews" since={waitsSince} /> : shopTime(writtenAt),
})

export const PRODUCT: Column = {
  title: '商品',
  width: 180,
  render: (_cell, { product, shownName }) => (
    <span className="two-lines">
      {product.name}
      <small>{shownName}</small>
    </span>
  ),
}

export const SAID: Column = {
  title: '评价',
  render: (_cell, { stars, words, tags, pictures }) => (
    <span className="two-lines">
      {stars} 星 {words}
      <small>{[tagsText(tags), pictures > 0 ? `${pictures} 张图片` : ''].filter(Boolean).join(' · ')}</small>
    </span>
  ),
}

export const STANDING: Column = {
  title: '状态',
  width: 150,
  render: (_cell, one) => (
    <span className="two-lines">
      {standingOf(one.state)}
      <small>{whyOf(one) || (one.isAnswered ? '已回复' : '')}</small>
    </span>
  ),
}
