import { Button, Spin } from 'antd'
import { useState, type CSSProperties } from 'react'
import { useKeys } from '../keys/useKeys'
import { usePicture, type PicturesOf } from './usePicture'
import './pictures.css'

const STEPS = [1, 1.25, 1.5, 2, 3, 4] as const
const LAST = STEPS.length - 1
/** A quarter turn, and how many make a whole one. */
const QUARTER = 90
const WHOLE = 4

type Props = {
  of: PicturesOf
  /** 处方图片 */
  title: string
  ids: readonly string[]
  /** Which of them is shown first. */
  first?: number
  /** What is said where there is none. */
  none: string
  /** A dialog has the keys. */
  isCovered: boolean
}

/** What a member photographed, as large as there is room, enlarged and turned by button or key. */
export function PictureViewer({ of, title, ids, first = 0, none, isCovered }: Props) {
  const [at, setAt] = useState(first)
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const zoom = (by: number) => () => setStep((now) => Math.min(LAST, Math.max(0, now + by)))
  const turn = (by: number) => () => setTurns((now) => (now + by + WHOLE) % WHOLE)
  const fit = () => {
    setStep(0)
    setTurns(0)
  }
  useKeys(isCovered ? {} : { zoomIn: zoom(1), zoomOut: zoom(-1), turnLeft: turn(-1), turnRight: turn(1) })
  const id = ids[at]
  const percent = `${(STEPS[step] ?? 1) * 100}%`
  return (
    <section className="pictures" aria-label={`${title} ${ids.length} 张`}>
      <h2>
        {title} {ids.length > 0 && <small>{`${at + 1} / ${ids.length}`}</small>}
      </h2>
      {id === undefined ? (
        <p className="pictures-none">{none}</p>
      ) : (
        <Sheet key={id} {...{ of, id, turns }} zoom={STEPS[step] ?? 1} name={`${title}第 ${at + 1} 张`} />
      )}
      {id !== undefined && (
        <div className="pictures-tools" role="group" aria-label="图片工具">
          <Button type="text" aria-label="缩小" disabled={step === 0} onClick={zoom(-1)}>
            −
          </Button>
          <span aria-live="polite">{percent}</span>
          <Button type="text" aria-label="放大" disabled={step === LAST} onClick={zoom(1)}>
            +
          </Button>
          <Button type="text" onClick={turn(-1)}>
            左转
          </Button>
          <Button type="text" onClick={turn(1)}>
            右转
          </Button>
          <Button type="text" onClick={fit}>
            适应
          </Button>
          {ids.length > 1 &&
            ids.map((one, place) => (
              <Button
                key={one}
                className="pictures-thumb"
                aria-label={`第 ${place + 1} 张`}
                aria-pressed={place === at}
                onClick={() => setAt(place)}
              >
                {place + 1}
              </Button>
            ))}
        </div>
      )}
    </section>
  )
}

type Shown = { of: PicturesOf; id: string; name: string; zoom: number; turns: number }

function Sheet({ of, id, name, zoom, turns }: Shown) {
  const { data, error } = usePicture(of, id)
  if (error) return <p className="pictures-none late">{error.message}</p>
  if (!data)
    return (
      <p className="pictures-none">
        <Spin />
      </p>
    )
  const style = { '--zoom': zoom, '--turn': `${turns * QUARTER}deg` } as CSSProperties
  return (
    // Enlarged, it is moved by the arrow keys.
    <div className="pictures-stage" tabIndex={0} role="group" aria-label={`${name}，可以滚动`}>
      <div className={`pictures-sheet${turns % 2 === 1 ? ' pictures-sheet--across' : ''}`} style={style}>
        <img src={data.dataUrl} alt={name} />
      </div>
    </div>
  )
}
