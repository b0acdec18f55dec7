import { field, TEXT, LONG, OPTIONAL, yesNo, type Editor } from './editor'
import * as shapes from './shapes'
import type { ShopSetting } from './shopSetting'

const CARD_FIELDS = [
  field('id', '编号', TEXT),
  field('title', '标题', TEXT),
  field('text', '文字', LONG),
  field('picture', '图片（/pictures/商品编码，不填则没有图片）', { kind: 'picture' }, null),
  field('link', '点开去哪里', TEXT),
]
const cards = (item: string): Editor => ({ kind: 'list', item, fields: CARD_FIELDS })

/** What search and home show. */
export const HOME_SETTINGS = {
  hotWords: {
    group: '搜索与首页',
    title: '热门搜索词',
    help: '搜索页「大家在搜」，从上到下。会引向处方药的词不能放在这里。',
    seenOn: 'search',
    shape: shapes.HotWordsShape,
    editor: { kind: 'list', item: '词', fields: [field('searchWord', '词', TEXT), field('note', '说明（选填）', OPTIONAL, null)] },
  },
  'mallConfig.slogan': {
    group: '搜索与首页',
    title: '首页标语',
    help: '首页问候下面的一句话；空着就没有。',
    seenOn: 'home',
    shape: shapes.Note(30),
    editor: TEXT,
  },
  'mallConfig.commonResource1': {
    group: '搜索与首页',
    title: '首页轮播图',
    help: '首页最上面的活动图，从左到右；关怀版的首页没有。处方药不能做广告：图片、文字与去向都不行。',
    seenOn: 'home',
    shape: shapes.CardsShape,
    editor: cards('轮播图'),
  },
  'mallConfig.commonResource3': {
    group: '搜索与首页',
    title: '首页科普卡片',
    help: '首页「药师科普」。处方药不能做广告。',
    seenOn: 'home',
    shape: shapes.CardsShape,
    editor: cards('卡片'),
  },
  'mallConfig.commonResource2': {
    group: '搜索与首页',
    title: '分类页横幅',
    help: '分类页每个一级分类上方的一条；编号是一级分类的编号，如 cold。',
    seenOn: 'category',
    shape: shapes.CardsShape,
    editor: cards('横幅'),
  },
  'mallConfig.newUserCouponAd': {
    group: '搜索与首页',
    title: '新客券广告',
    help: '首页给新会员的一张券；金额与券本身的金额一致才能保存。',
    seenOn: 'home',
    shape: shapes.NewMemberShape,
    editor: {
      kind: 'fields',
      off: '首页不放新客券',
      fields: [
        field('couponType', '券的编号', TEXT),
        field('title', '标题', TEXT),
        field('text', '文字', TEXT),
        field('amount', '金额', { kind: 'cents' }, 0),
      ],
    },
  },
  'mallConfig.badge': {
    group: '搜索与首页',
    title: '标签角标',
    help: '底部标签图标上的短字；购物车和我的有数字时显示数字。',
    seenOn: 'home',
    shape: shapes.BadgesShape,
    editor: {
      kind: 'list',
      item: '角标',
      fields: [
        field(
          'tab',
          '标签',
          {
            kind: 'choice',
            options: [
              { value: 'home', label: '首页' },
              { value: 'category', label: '分类' },
              { value: 'pharmacist', label: '问药师' },
              { value: 'cart', label: '购物车' },
              { value: 'me', label: '我的' },
            ],
          },
          'pharmacist',
        ),
        field('text', '短字', TEXT),
        field('onlyOnline', '什么时候显示', yesNo('有人接听时', '一直'), true),
      ],
    },
  },
} as const satisfies Record<string, ShopSetting>
