import type { PrizeFields } from '../../contract/lottery'

/** The place of each cell of the square among the prizes, which go clockwise from the upper left; the button has none. */
const PLACES = [0, 1, 2, 7, undefined, 3, 6, 5, 4] as const

/** How the prizes lie around the button in the shop. */
export const GridPreview = ({ prizes }: { prizes: readonly PrizeFields[] }) => (
  <ol className="lottery-grid" aria-label="九宫格">
    {PLACES.map((place) => (
      <li key={place ?? 'button'} className={place === undefined ? 'lottery-draw' : 'lottery-cell'}>
        {place === undefined ? '抽奖' : (prizes[place]?.name ?? '')}
      </li>
    ))}
  </ol>
)
