import { DESK_NAMES, DESKS } from '../../../src/contract/chat'
import { field, TEXT, LONG, type Editor } from './editor'
import { FrequentQuestionsShape, QUESTIONS_EDITOR } from './questionRows'
import * as shapes from './shapes'
import type { ShopSetting } from './shopSetting'

const REPLIES: Editor = { kind: 'list', item: '常用语', fields: [field('title', '短名', TEXT), field('text', '句子', LONG)] }

/** Words of the shop. */
export const TEXT_SETTINGS = {
  shop: {
    group: '文字',
    title: '药店名称',
    help: '页面标题、订单卖家、短信签名都用它。',
    shape: shapes.ShopShape,
    editor: {
      kind: 'fields',
      fields: [field('name', '全称', TEXT), field('shortName', '简称', TEXT), field('sellerName', '订单上的卖家', TEXT)],
    },
  },
  leafletNotice: {
    group: '文字',
    title: '说明书上方的提示',
    help: '每份说明书上方的一句话；法定的警示语不在这里，不能去掉。',
    shape: shapes.Note(100),
    editor: LONG,
  },
  rxSetting: {
    group: '文字',
    title: '处方提示',
    help: '购物车、确认订单、订单和准备处方处的一句话。法定的「处方药须凭处方在药师指导下购买和使用」一直在，不能去掉；这里不能点名药品，不能说疗效、优惠或不用处方。',
    shape: shapes.RxSettingShape,
    editor: {
      kind: 'fields',
      fields: [
        field('cart', '购物车：处方药清单上方', LONG),
        field('settle', '确认订单：用药人下面', LONG),
        field('order', '订单：处方药下面', LONG),
        field('upload', '问药师：准备什么样的处方', LONG),
      ],
    },
  },
  quickReplies: {
    group: '文字',
    title: '会话里的常用语',
    help: '会话页 Alt 1 到 Alt 4 是各岗位的前四句，按一下放进输入框，由人看过再发送。不要写用药建议、疗效或别的顾客的事。',
    shape: shapes.QuickRepliesShape,
    editor: { kind: 'fields', fields: DESKS.map((desk) => field(desk, DESK_NAMES[desk], REPLIES, [])) },
  },
  frequentQuestions: {
    group: '文字',
    title: '常见问题',
    help: '客服页的常见问题和自动回复。问法写整句，或写作 发票/票据+开/补（每一段有一个词就算）；两个问题分不清时交给人。回答里的 {phone}、{hours}、{payMinutes}、{freight}、{freeFrom} 会换成商城现在的设置。不能回答怎么用药，编号用过就不要改。',
    shape: FrequentQuestionsShape,
    editor: QUESTIONS_EDITOR,
  },
  messageWords: {
    group: '文字',
    title: '消息模板',
    help: '只列要改的；花括号里的词会换成订单号、时间等。锁屏文字里不能出现药名。',
    shape: shapes.MessageWordsShape,
    editor: {
      kind: 'record',
      item: '模板',
      key: '哪一种消息',
      of: {
        kind: 'fields',
        fields: [field('title', '标题', TEXT), field('text', '商城里的文字', LONG), field('outside', '锁屏上的文字', LONG)],
      },
    },
  },
  ruleGroups: {
    group: '文字',
    title: '规则页目录',
    help: '「规则与协议」页的分组与顺序，按页面名称。法律要求能找到的几页不能去掉。',
    seenOn: 'rulesList',
    shape: shapes.RuleGroupsShape,
    editor: {
      kind: 'list',
      item: '组',
      fields: [field('title', '标题', TEXT), field('names', '页面', { kind: 'words', placeholder: '页面名称，如 clause' }, [])],
    },
  },
} as const satisfies Record<string, ShopSetting>
