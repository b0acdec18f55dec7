import { Segmented } from 'antd'
import { Hold, type HoldCounts } from '../../contract/holder'

const NAMES: Readonly<Record<Hold, string>> = { all: '全部', free: '未领取', mine: '我的', others: '他人' }

type Props = { hold: Hold; counts: HoldCounts | undefined; onHold: (hold: Hold) => void }

/** In whose hand the shown entries are, with how many there are of each. */
export const HoldTabs = ({ hold, counts, onHold }: Props) => (
  <Segmented<Hold>
    aria-label="谁在办"
    value={hold}
    onChange={onHold}
    options={Hold.options.map((value) => ({ value, label: `${NAMES[value]}${counts ? ` ${counts[value]}` : ''}` }))}
  />
)
