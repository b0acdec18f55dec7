import { QUEUE_NAMES, QUEUES } from '../queues'
import { field, TEXT, number } from './editor'
import * as shapes from './shapes'
import type { ShopSetting } from './shopSetting'

/** Experiments, and what keeps the shop running. */
export const TECHNICAL_SETTINGS = {
  experiments: {
    group: '实验',
    title: '对比实验',
    help: '一台设备始终看到同一个方案，按权重分配；结果看「今天」页。',
    shape: shapes.ExperimentsShape,
    editor: {
      kind: 'list',
      item: '实验',
      fields: [
        field('key', '实验', TEXT),
        field(
          'variants',
          '方案',
          { kind: 'list', item: '方案', fields: [field('name', '方案', TEXT), field('weight', '权重', number(''), 0)] },
          [{ name: 'control', weight: 100 }],
        ),
      ],
    },
  },

  smsBudget: {
    group: '技术',
    title: '短信预算',
    help: '全店验证码短信的上限；到八成、到顶各报警一次，到顶后只有登录过的设备还能收到。',
    shape: shapes.SmsBudgetShape,
    editor: {
      kind: 'fields',
      fields: [
        field('perHour', '每小时', number('条'), 2000),
        field('perDay', '每天', number('条'), 20_000),
        field('reservedPercent', '为登录过的设备另留', number('%'), 20),
      ],
    },
  },
  queueTargets: {
    group: '技术',
    title: '工作台多久内办完',
    help: '今天和侧栏据此显示「余」和「超」。会话的时间，排队的会员会看到「约几分钟内回复」；处方的时间，会员会看到预计何时审核。',
    shape: shapes.QueueTargetsShape,
    editor: {
      kind: 'fields',
      fields: QUEUE_NAMES.map((name) => field(name, QUEUES[name].title, number('分钟'), QUEUES[name].targetMinutes)),
    },
  },
  'mallConfig.loadingDelay': {
    group: '技术',
    title: '多久后显示加载中',
    help: '比它快的操作不出现加载提示。',
    shape: shapes.Whole(0, 5000),
    editor: number('毫秒'),
  },
  'mallConfig.externalSites': {
    group: '技术',
    title: '可以跳转的外部网站',
    help: '页面只在提示之后离开商城，且只去这里列出的网站。',
    shape: shapes.SitesShape,
    editor: { kind: 'record', item: '网站', key: '网站', of: TEXT },
  },
} as const satisfies Record<string, ShopSetting>
