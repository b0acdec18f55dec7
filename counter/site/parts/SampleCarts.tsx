import { Alert, Button, Skeleton, Table, Tag } from 'antd'
import type { SampleCart, Sums } from '../../contract/sampleCart'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { EmptyPicture } from './EmptyPicture'
import { useSampleCarts, type Tried } from './useSampleCarts'
import './sampleCarts.css'

/** What three carts of real products would pay without and with what is typed; it is written nowhere. */
export function SampleCarts(tried: Tried) {
  const { data, error, isOffline, again } = useSampleCarts(tried)
  const isLater = data && Date.parse(data.at) > Date.now()
  return (
    <section className="revised-card sample-carts" aria-label="三个购物车">
      <h2>
        三个购物车 <small>按下单的规则算，改之前和改之后各付多少{isLater && `；按 ${shopTime(data.at)} 开始时的价格`}</small>
      </h2>
      {isOffline ? (
        <EmptyPicture picture="failed" title="现在算不了" text="网络断开，恢复后再算" />
      ) : error ? (
        <Failed words={error.message} isRule={error.status === 400 || error.status === 409} again={() => void again()} />
      ) : data ? (
        <Carts of={data.carts} />
      ) : (
        <Skeleton title={false} active />
      )}
    </section>
  )
}

/** What is typed may not stand there, however often it is asked. */
const Failed = ({ words, isRule, again }: { words: string; isRule: boolean; again: () => void }) =>
  isRule ? (
    <Alert type="warning" showIcon message="还不能算" description={words} />
  ) : (
    <EmptyPicture picture="failed" title="现在算不了" text={words}>
      <Button onClick={again}>再算一次</Button>
    </EmptyPicture>
  )

const Carts = ({ of }: { of: readonly SampleCart[] }) => (
  <Table<SampleCart>
    size="small"
    rowKey="words"
    pagination={false}
    scroll={{ x: 640 }}
    dataSource={[...of]}
    locale={{ emptyText: '没有在架的商品参加' }}
    columns={[
      {
        title: '购物车',
        render: (_cell, { words, isBought }) => (
          <>
            {words} <Tag>{isBought ? '最近有人这样买' : '卖得最好的'}</Tag>
          </>
        ),
      },
      { title: '商品', width: 90, align: 'right', render: (_cell, one) => <Both of={one} words={({ goods }) => `¥${yuan(goods)}`} /> },
      { title: '活动', width: 140, align: 'right', render: (_cell, one) => <Both of={one} words={({ promotion }) => off(promotion)} /> },
      { title: '优惠券', width: 150, align: 'right', render: (_cell, one) => <Both of={one} words={couponWords} /> },
      { title: '赠品', width: 140, render: (_cell, one) => <Both of={one} words={({ gifts }) => gifts.join('、') || '无'} /> },
      { title: '运费', width: 80, align: 'right', render: (_cell, one) => <Both of={one} words={({ freight }) => `¥${yuan(freight)}`} /> },
      {
        title: '实付',
        width: 150,
        align: 'right',
        render: (_cell, one) => (
          <b>
            <Both of={one} words={({ payable }) => `¥${yuan(payable)}`} />
          </b>
        ),
      },
    ]}
  />
)

const off = (cents: number) => (cents === 0 ? '无' : `−¥${yuan(cents)}`)

function couponWords({ coupon, couponNote }: Sums): string {
  if (couponNote === null) return off(coupon)
  return coupon === 0 ? couponNote : `${off(coupon)} ${couponNote}`
}

/** Before and after; once where they are the same. */
function Both({ of: { before, after }, words }: { of: SampleCart; words: (sums: Sums) => string }) {
  const [was, is] = [words(before), words(after)]
  if (was === is) return <>{is}</>
  return (
    <>
      <del>{was}</del> <ins>{is}</ins>
    </>
  )
}
