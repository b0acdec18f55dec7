import { useState } from 'react'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import { shopDate } from '../../../src/lib/time'
import { prescription, type OtherPrescription } from '../../contract/prescription'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { OtherDrawer } from './OtherDrawer'

/** What else was prescribed for the same patient within a year; one that is pressed is opened beside the case. */
export function OtherPrescriptions({ prescriptionId }: { prescriptionId: string }) {
  const read = useAsk(prescription.others, { params: { prescriptionId } }, { once: true })
  const [opened, open] = useState<string>()
  return (
    <section className="review-card" aria-label="此人的处方">
      <h2>此人的处方</h2>
      <Answered of={read}>
        {({ isKnown, results }) =>
          results.length === 0 ? (
            <small>{isKnown ? '一年内没有别的处方' : '这张处方没有对应的用药人，查不到别的处方'}</small>
          ) : (
            <ul className="review-others">
              {results.map((one) => (
                <li key={one.prescriptionId}>
                  <button type="button" onClick={() => open(one.prescriptionId)}>
                    <Words of={one} />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {opened !== undefined && <OtherDrawer key={opened} prescriptionId={opened} onClose={() => open(undefined)} />}
    </section>
  )
}

const Words = ({ of: { state, review, createdAt, drugs } }: { of: OtherPrescription }) => (
  <>
    <span>
      {stateRowOf(state).word} {review?.by}
    </span>
    <time dateTime={createdAt}>{shopDate(createdAt)}</time>
    <small>{review?.refusal ?? drugs.join('、')}</small>
  </>
)
