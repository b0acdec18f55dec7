/** What every authorization to an insurer says; `own` stands before what is not authorized. */
export const authorized = (...own: string[]) => [
  {
    heading: '您授权的事项',
    paragraphs: [
      '授权青禾健康把登记资料、处方和购药记录传给承保公司，用于核对资格和结算。',
      '授权承保公司在结算有疑问时，向开具处方的医疗机构核实该张处方。',
      ...own,
    ],
  },
  { heading: '不包括的事项', paragraphs: ['不包括其他病历，不包括向药品生产企业提供，不用于营销，不转授权。'] },
]

/** `until`: 退出计划, when it ends besides. */
export const heldUntil = (until: string) => [
  {
    heading: '期限与撤回',
    paragraphs: [`自您签名时起，到${until}且结算完毕为止。可以随时在“授权管理”里撤回，撤回后不再结算新的购药。`],
  },
  { heading: '签名', paragraphs: ['由患者本人签名；未满十四周岁的由监护人签名。签名与本版本文件一并保存。'] },
]
