import { Space, Tag } from 'antd'
import { MEMBERSHIP_STATES, type ListedMembership } from '../../contract/membership'
import { PAUSE_NAMES } from './words'

/** How a membership stands, and what staff did to it. */
export const StateTags = ({ of: { state, isFrozen, pause } }: { of: ListedMembership }) => (
  <Space size={4} wrap>
    <Tag color={state === 'running' ? 'success' : 'default'}>{MEMBERSHIP_STATES[state]}</Tag>
    {pause && <Tag color="warning">权益{PAUSE_NAMES[pause]}</Tag>}
    {isFrozen && <Tag color="error">卡已冻结</Tag>}
  </Space>
)
