import { Button, Spin } from 'antd'
import { useState, type CSSProperties } from 'react'
import { prescription } from '../../contract/prescription'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'

const STEPS = [1, 1.25, 1.5, 2, 3, 4] as const
const LAST = STEPS.length - 1
/** A quarter turn, and how many make a whole one. */
const QUARTER = 90
const WHOLE = 4

type Props = { prescriptionId: string; ids: readonly string[]; /** A dialog has the keys. */ isCovered: boolean }

/** What the member photographed, as large as there is room, enlarged and turned by button or key. Nothing after the decision. */
export function PictureViewer({ prescriptionId, ids, isCovered }: Props) {
  const [at, setAt] = useState(0)
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
    <section className="review-pictures" aria-label={`处方图片 ${ids.length} 张`}>
      <h2>处方图片 {ids.length > 0 && <small>{`${at + 1} / ${ids.length}`}</small>}</h2>
      {id === undefined ? (
        <p className="review-none">没有图片：不是拍照上传的，或已经审核过。图片只在审核时给药师看。</p>
      ) : (
        <Sheet key={id} {...{ prescriptionId, id, turns }} zoom={STEPS[step] ?? 1} name={`处方图片第 ${at + 1} 张`} />
      )}
      {id !== undefined && (
        <div className="review-tools" role="group" aria-label="图片工具">
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
                className="review-thumb"
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

type Shown = { prescriptionId: string; id: string; name: string; zoom: number; turns: number }

function Sheet({ prescriptionId, id, name, zoom, turns }: Shown) {
  const { data, error } = useAsk(prescription.picture, { params: { prescriptionId, id } }, { once: true })
  if (error) return <p className="review-none late">{error.message}</p>
  if (!data)
    return (
      <p className="review-none">
        <Spin />
      </p>
    )
  const style = { '--zoom': zoom, '--turn': `${turns * QUARTER}deg` } as CSSProperties
  return (
    // Enlarged, it is moved by the arrow keys.
    <div className="review-stage" tabIndex={0} role="group" aria-label={`${name}，可以滚动`}>
      <div className={`review-sheet${turns % 2 === 1 ? ' review-sheet--across' : ''}`} style={style}>
        <img src={data.dataUrl} alt={name} />
      </div>
    </div>
  )
}
