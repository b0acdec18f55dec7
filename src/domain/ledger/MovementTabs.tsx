import type { CoinMovement } from '@/contract/coin'
import { Tabs } from '@/ui/press/Tabs'

const TABS = [
  { key: 'all', text: '全部' },
  { key: 'earned', text: '收入' },
  { key: 'spent', text: '支出' },
] as const satisfies ReadonlyArray<{ key: CoinMovement; text: string }>

type Props = { value: CoinMovement; onChange: (movement: CoinMovement) => unknown }

/** All movements, those that came, those that left. */
export const MovementTabs = ({ value, onChange }: Props) => <Tabs label="明细种类" tabs={TABS} value={value} onChange={onChange} />
