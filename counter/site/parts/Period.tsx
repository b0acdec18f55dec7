import { Tag } from 'antd'

export const STANDINGS = [
  { value: 'running', label: '进行中' },
  { value: 'coming', label: '未开始' },
  { value: 'over', label: '已结束' },
] as const
const COLOURS = { running: 'success', coming: 'processing', over: 'default' } as const

export const StandingTag = ({ of }: { of: (typeof STANDINGS)[number]['value'] }) => (
  <Tag color={COLOURS[of]}>{STANDINGS.find(({ value }) => value === of)?.label}</Tag>
)
