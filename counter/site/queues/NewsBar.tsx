import { Button } from 'antd'
import type { News } from './useSteady'

/** Above a queue: how many entries came and went since it was laid out. The rows stay where they are until it is pressed. */
export function NewsBar({ of: { fresh, gone, take } }: { of: News }) {
  const words = [fresh > 0 && `有 ${fresh} 件新的`, gone > 0 && `${gone} 件已办完`].filter(Boolean).join('，')
  return (
    <div role="status" className="queue-news">
      {words !== '' && (
        <Button type="link" onClick={take}>
          {words}，按 <kbd className="key">U</kbd> 更新
        </Button>
      )}
    </div>
  )
}
