import { ENDING_DAYS, SALES_DAYS, type EndingStock, type EndingStocks } from '../../contract/today'
import { product } from '../../contract/product'
import { PageLink } from '../parts/PageLink'
import { Block, Nothing } from './Block'
import { mayAsk, useRoles } from './useToday'

/** Sold out so soon, somebody has to order now. */
const [OVER, NEAR] = [2, 4]

/** What ends soonest, if it goes on selling as it did; whoever edits products goes on from here. */
export function StocksBlock({ of: { count, gone, rows } }: { of: EndingStocks }) {
  const isEditor = mayAsk(product.list, useRoles())
  return (
    <Block title="将断货" hint={`按近 ${SALES_DAYS} 天销量估算`} side={isEditor && <PageLink to="/products">库存</PageLink>}>
      {rows.length === 0 && <Nothing>没有 {ENDING_DAYS} 天内会卖完的</Nothing>}
      <table className="today-table today-table--two">
        <thead className="unseen">
          <tr>
            <th scope="col">商品</th>
            <th scope="col">还有几天</th>
            <th scope="col">每天卖</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.skuCode} of={row} isEditor={isEditor} />
          ))}
        </tbody>
      </table>
      <p className="today-foot">
        {count > rows.length && `共 ${count} 种。`}
        {gone > 0 && `另有 ${gone} 种已断货。`}
        {rows.length > 0 && `天数 = 库存 ÷（${SALES_DAYS} 天里付了款、没取消的盒数 ÷ ${SALES_DAYS}）`}
      </p>
    </Block>
  )
}

function Row({ of, isEditor }: { of: EndingStock; isEditor: boolean }) {
  const name = `${of.name} ${of.specification}`
  return (
    <tr>
      <th scope="row">
        {isEditor ? <PageLink to={`/products?code=${of.productCode}`}>{name}</PageLink> : name}
        <small>
          余 {of.stock} {of.unit}
          {of.isPrescription && '，处方药'}
        </small>
      </th>
      <td className={of.daysLeft < OVER ? 'distance--over' : of.daysLeft <= NEAR ? 'distance--near' : ''}>
        还有 {rounded(of.daysLeft)} 天
      </td>
      <td>日均 {rounded(of.sold / SALES_DAYS)}</td>
    </tr>
  )
}

/** 1.5, 12 */
const rounded = (number: number) => Number(number.toFixed(1))
