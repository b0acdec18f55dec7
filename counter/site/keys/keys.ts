/** Every single key of the counter, in the order of their list. Off while a field has the focus, and where a person switched them off. */
export const KEYS = {
  down: { key: 'j', label: 'J', what: '下一行' },
  up: { key: 'k', label: 'K', what: '上一行' },
  open: { key: 'enter', label: '回车', what: '打开这一行；会话：到输入框' },
  oldest: { key: 'n', label: 'N', what: '打开等得最久的一件' },
  filter: { key: 'f', label: 'F', what: '筛选' },
  find: { key: '/', label: '/', what: '查找' },
  ask: { key: 'q', label: 'Q', what: '打开的处方：问会员' },
  note: { key: 'e', label: 'E', what: '打开的处方：写严重提示的说明' },
  zoomIn: { key: '+', label: '+', what: '处方照片：放大' },
  zoomOut: { key: '-', label: '-', what: '处方照片：缩小' },
  turnLeft: { key: '[', label: '[', what: '处方照片：左转；商品：上一处改动' },
  turnRight: { key: ']', label: ']', what: '处方照片：右转；商品：下一处改动' },
  leave: { key: 'escape', label: 'Esc', what: '打开的一件：回到列表' },
  refresh: { key: 'u', label: 'U', what: '更新页面上的数据' },
  approve: { key: 'a', label: 'A', what: '打开的一件：通过' },
  refuse: { key: 'r', label: 'R', what: '打开的一件：不通过；问诊：退回' },
  giveBack: { key: 'h', label: 'H', what: '打开的一件：放回；会话：接待；问诊：接诊；退款：受理' },
  transfer: { key: 't', label: 'T', what: '会话：转接' },
  end: { key: 'x', label: 'X', what: '会话：结束' },
  write: { key: 'p', label: 'P', what: '问诊：开处方' },
  help: { key: '?', label: '?', what: '按键说明' },
} as const satisfies Record<string, { key: string; label: string; what: string }>

export type KeyName = keyof typeof KEYS
