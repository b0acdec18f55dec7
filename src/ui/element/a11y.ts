import type { Accessibility } from './a11yTypes'

const WORDS = { checked: ['已选中', '未选中'], selected: ['已选中', ''], expanded: ['已展开', '已收起'], disabled: ['不可用', ''] } as const

/*
 * WeChat reads `aria-role` and `aria-label` (base library 2.7 and later) and no state, so that the state is said in the label.
 * `config/templates.ts` teaches Taro's templates the two attributes.
 */
export function a11y({ role, label, hidden, ...told }: Accessibility): Record<string, string | boolean> {
  const states = (Object.keys(WORDS) as Array<keyof typeof WORDS>).map((name) =>
    told[name] === undefined ? '' : WORDS[name][told[name] ? 0 : 1],
  )
  const words = label === undefined ? undefined : [label, ...states].filter(Boolean).join('，')
  return {
    ...(role && { ariaRole: role }),
    ...(words !== undefined && { ariaLabel: words }),
    ...(hidden && { ariaHidden: true }),
  }
}
