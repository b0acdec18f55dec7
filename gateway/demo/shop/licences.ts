import type { Licences } from '../../../src/contract/mall'
import { PHONE } from './phones'

/** Shown from every page within one tap (LAW-AND-PRIVACY, D8, D9). Since 2025-12-22 the information certificate is a filing; names and numbers are invented. */
export const LICENCES: Licences = {
  companyName: '青禾健康大药房（演示）有限公司',
  licences: [
    {
      label: '营业执照（统一社会信用代码）',
      number: '演示91320100MA00000000',
      validUntil: null,
      form: 'licence',
      issuer: '南京市鼓楼区市场监督管理局（演示）',
    },
    {
      label: '药品经营许可证',
      number: '演示苏DA025000001',
      validUntil: '2030-10-31',
      form: 'licence',
      issuer: '江苏省药品监督管理局（演示）',
    },
    {
      label: '互联网药品医疗器械信息服务备案',
      number: '演示苏网药信备字〔2026〕00001号',
      validUntil: null,
      form: 'filing',
      issuer: '江苏省药品监督管理局（演示）',
    },
    {
      label: '药品网络交易第三方平台备案',
      number: '演示苏网药平台备字〔2026〕00001号',
      validUntil: null,
      form: 'filing',
      issuer: '江苏省药品监督管理局（演示）',
    },
    {
      label: '第二类医疗器械经营备案',
      number: '演示苏宁食药监械经营备20260001号',
      validUntil: null,
      form: 'filing',
      issuer: '南京市市场监督管理局（演示）',
    },
    {
      label: '食品经营许可证（保健食品销售）',
      number: '演示JY13201000000001',
      validUntil: '2030-06-30',
      form: 'licence',
      issuer: '南京市鼓楼区市场监督管理局（演示）',
    },
    {
      label: '增值电信业务经营许可证',
      number: '演示苏B2-20260001',
      validUntil: '2031-03-31',
      form: 'licence',
      issuer: '江苏省通信管理局（演示）',
    },
  ],
  pharmacists: [
    {
      name: '沈知夏',
      title: '主管药师、执业药师（药学）',
      registration: '演示320000000001',
      onDuty: true,
      dutyFrom: '08:00',
      dutyTo: '15:00',
    },
    { name: '顾明远', title: '执业药师（中药学）', registration: '演示320000000002', onDuty: true, dutyFrom: '15:00', dutyTo: '22:00' },
    {
      name: '许清和',
      title: '执业药师（药学），处方审核',
      registration: '演示320000000003',
      onDuty: false,
      dutyFrom: '09:00',
      dutyTo: '18:00',
    },
  ],
  pharmacistPhone: PHONE,
  complaintPhone: `${PHONE} 转 2；药品投诉举报 12315`,
}
