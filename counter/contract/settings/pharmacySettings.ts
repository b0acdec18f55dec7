import { field, TEXT, OPTIONAL, CLOCK, yesNo } from './editor'
import * as shapes from './shapes'
import type { ShopSetting } from './shopSetting'

/** Who the pharmacy is, and when and how it is reached. */
export const PHARMACY_SETTINGS = {
  'licences.pharmacistPhone': {
    group: '营业与电话',
    title: '服务电话',
    help: '药师与客服的电话，商城各页、短信里都是它。',
    seenOn: 'pharmacist',
    shape: shapes.Telephone,
    editor: TEXT,
  },
  'licences.complaintPhone': {
    group: '营业与电话',
    title: '投诉电话',
    help: '资质公示页的投诉方式。',
    seenOn: 'certificate',
    shape: shapes.Text(60, '投诉电话'),
    editor: TEXT,
  },
  onlineTime: {
    group: '营业与电话',
    title: '服务时间',
    help: '药师与客服接听的时间：问药师、回电的承诺、角标都按它。',
    seenOn: 'pharmacist',
    shape: shapes.OnlineTimeShape,
    editor: { kind: 'hours' },
  },
  'mallConfig.callbackAvailable': {
    group: '营业与电话',
    title: '药师回电',
    help: '问药师页能不能登记回电。',
    seenOn: 'pharmacist',
    shape: shapes.Switch,
    editor: yesNo('可以登记', '不能登记'),
  },
  'mallConfig.appBoxInfo': {
    group: '营业与电话',
    title: '「我的」里的药师卡片',
    help: '登记了服务电话时显示服务电话，没有登记时显示这里的电话。',
    seenOn: 'me',
    shape: shapes.NoteCardShape,
    editor: {
      kind: 'fields',
      off: '不显示这张卡片',
      fields: [field('title', '标题', TEXT), field('text', '文字', TEXT), field('phone', '备用电话', TEXT)],
    },
  },

  'licences.companyName': {
    group: '资质公示',
    title: '企业名称',
    help: '资质公示页的药店全称，与营业执照一致。',
    seenOn: 'certificate',
    shape: shapes.Text(60, '企业名称'),
    editor: TEXT,
  },
  'licences.licences': {
    group: '资质公示',
    title: '证照与备案',
    help: '资质公示页全部列出，首页底部列出前两项。法律要求公示，不能清空。',
    seenOn: 'certificate',
    shape: shapes.LicencesShape,
    editor: {
      kind: 'list',
      item: '证照',
      fields: [
        field('label', '名称', TEXT),
        field('number', '编号', TEXT),
        field('validUntil', '有效期至（长期有效则不填）', { kind: 'text', nullable: true, placeholder: '2030-10-31' }, null),
        field(
          'form',
          '形式',
          {
            kind: 'choice',
            options: [
              { value: 'licence', label: '许可' },
              { value: 'filing', label: '备案' },
            ],
          },
          'licence',
        ),
        field('issuer', '发证机关（选填）', OPTIONAL, null),
      ],
    },
  },
  'licences.pharmacists': {
    group: '资质公示',
    title: '执业药师',
    help: '资质公示页列出；填了班次的按时间显示在岗。法律要求公示，不能清空。',
    seenOn: 'certificate',
    shape: shapes.PharmacistsShape,
    editor: {
      kind: 'list',
      item: '药师',
      fields: [
        field('name', '姓名', TEXT),
        field('title', '职称', TEXT),
        field('registration', '注册证号', TEXT),
        field('dutyFrom', '上班（选填）', CLOCK, null),
        field('dutyTo', '下班（选填）', CLOCK, null),
        field('onDuty', '没有填班次时', yesNo('在岗', '不在岗'), false),
      ],
    },
  },
} as const satisfies Record<string, ShopSetting>
