import { Tag } from 'antd'
import type { ReactElement } from 'react'
import type * as z from 'zod/mini'
import type { SettingKey } from '../../contract/settings/shopSettings'
import type {
  BadgesShape,
  CardsShape,
  FreightShape,
  HotWordsShape,
  NewMemberShape,
  RxSettingShape,
  ShopShape,
} from '../../contract/settings/shapes'
import { RX_WARNING } from '../../../src/lib/rxWarning'
import { yuan } from '../../../src/lib/money'
import { ShopPicture } from './ShopPicture'

type Cards = z.infer<typeof CardsShape>

const HotWords = ({ words }: { words: z.infer<typeof HotWordsShape> }) => (
  <ol className="preview-words">
    {words.map(({ searchWord, note }) => (
      <li key={searchWord}>
        {searchWord} <small>{note}</small>
      </li>
    ))}
  </ol>
)

const Banners = ({ cards }: { cards: Cards }) => (
  <div className="preview-cards">
    {cards.map(({ id, title, text, picture }) => (
      <div key={id} className="preview-card preview-card--banner">
        <div>
          <b>{title}</b>
          <div>{text}</div>
        </div>
        <ShopPicture picture={picture} size={72} />
      </div>
    ))}
  </div>
)

const Articles = ({ cards }: { cards: Cards }) => (
  <div className="preview-cards">
    {cards.map(({ id, title, text, picture }) => (
      <div key={id} className="preview-card">
        <div>
          <Tag color="success">药师科普</Tag>
          <div>
            <b>{title}</b>
          </div>
          <small>{text}</small>
        </div>
        <ShopPicture picture={picture} size={72} />
      </div>
    ))}
  </div>
)

const NewMember = ({ ad }: { ad: NonNullable<z.infer<typeof NewMemberShape>> }) => (
  <div className="preview-card">
    <b className="preview-price">¥{yuan(ad.amount)}</b>
    <div>
      <b>{ad.title}</b>
      <div>
        <small>{ad.text}</small>
      </div>
    </div>
  </div>
)

const Badges = ({ badges }: { badges: z.infer<typeof BadgesShape> }) => (
  <>
    {badges.map(({ tab, text, onlyOnline }) => (
      <Tag key={tab} color="red">
        {text}
        {onlyOnline && '（有人接听时）'}
      </Tag>
    ))}
  </>
)

const freightText = ({ amount, freeFrom }: z.infer<typeof FreightShape>) =>
  amount === 0 || freeFrom === 0 ? '免运费' : `运费 ${yuan(amount)} 元，满 ${yuan(freeFrom)} 元包邮`

const ShopNames = ({ shop: { name, shortName, sellerName } }: { shop: z.infer<typeof ShopShape> }) => (
  <>
    <div>短信：【{name}】您的验证码是…</div>
    <div>新会员的称呼：{shortName}用户1234</div>
    <div>订单：{sellerName}</div>
  </>
)

const RxWords = ({ texts: { cart, settle, order, upload } }: { texts: z.infer<typeof RxSettingShape> }) => (
  <div className="stack">
    <RxPlace title="购物车 · 处方药清单" text={cart} />
    <div>
      <Tag>确认订单</Tag>
      <div>
        <b>用药人 张三</b>
        <div>
          <small>{settle}</small>
        </div>
      </div>
    </div>
    <RxPlace title="订单" text={order} />
    <div>
      <Tag>问药师 · 处方药怎么买</Tag>
      <div>
        <b>1 准备处方</b>
        <div>
          <small>{upload}</small>
        </div>
      </div>
    </div>
  </div>
)

/** The decree's sentence stands in its place, whatever the shop adds. */
const RxPlace = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Tag>{title}</Tag>
    <div className="late">{RX_WARNING}</div>
    <small>{text}</small>
  </div>
)

/** Settings that shoppers see as more than words. Values have the shapes of the settings. */
const DRAWN: Partial<Record<SettingKey, (value: never) => ReactElement | string | null>> = {
  hotWords: (words: z.infer<typeof HotWordsShape>) => <HotWords words={words} />,
  'mallConfig.commonResource1': (cards: Cards) => <Banners cards={cards} />,
  'mallConfig.commonResource2': (cards: Cards) => <Banners cards={cards} />,
  'mallConfig.commonResource3': (cards: Cards) => <Articles cards={cards} />,
  'mallConfig.newUserCouponAd': (ad: z.infer<typeof NewMemberShape>) => ad && <NewMember ad={ad} />,
  'mallConfig.badge': (badges: z.infer<typeof BadgesShape>) => <Badges badges={badges} />,
  'mallConfig.freight': freightText,
  rxSetting: (texts: z.infer<typeof RxSettingShape>) => <RxWords texts={texts} />,
  shop: (shop: z.infer<typeof ShopShape>) => <ShopNames shop={shop} />,
}

/** Nothing where the value in words is what they see. */
export const drawnPreview = (key: SettingKey, value: unknown) => DRAWN[key]?.(value as never) ?? null
