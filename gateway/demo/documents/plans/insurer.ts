import type { Section } from '../../../modules/document/document'
import { INSURER_PHONE } from '../../shop/phones'

/** Who insures, said in words and not in a picture; names and numbers are invented. */
export const INSURER: Section = {
  heading: '由谁承保',
  paragraphs: [
    `保险由禾安财产保险（演示）股份有限公司承保，保险许可证编号 演示000001，客服电话 ${INSURER_PHONE}。青禾健康大药房（演示）有限公司只提供信息展示和投保入口，不是保险人，不收取保险费。`,
    '网络信息服务由青禾健康提供：互联网药品医疗器械信息服务备案 演示苏网药信备字〔2026〕00001号，增值电信业务经营许可证 演示苏B2-20260001。',
  ],
}
