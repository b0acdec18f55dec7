/** Where a shop leads that names no sites of its own (`mallConfig.externalSites`): authorities whose registers a shopper looks things up in. */
export const EXTERNAL_SITES: Readonly<Record<string, string>> = {
  'www.nmpa.gov.cn': '国家药品监督管理局',
  'beian.miit.gov.cn': '工业和信息化部备案管理系统',
  'www.12315.cn': '全国 12315 平台',
}
