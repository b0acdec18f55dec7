import { Text, View } from '@tarojs/components'
import { read } from '@/api/read'
import { write } from '@/api/write'
import { cabinet, type CabinetDose, type CabinetPerson, type Medicine } from '@/contract/cabinet'
import { patient } from '@/contract/patient'
import { canAddToCalendar } from '@/platform/calendar'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { CheckMark } from '@/ui/form/Checkbox'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { wordFor } from '../../people'
import { doseState, doseText, isPast, piecesText } from '../../standing'
import { toCalendar } from './toCalendar'

type Props = {
  whose: string | null
  people: readonly CabinetPerson[]
  /** This person's. */
  medicines: readonly Medicine[]
  /** Everybody's of today. */
  doses: readonly CabinetDose[]
  day: string
  now: number
}

/** What one person takes today: each dose to be ticked, in the order of the day. */
export function Today({ whose, people, medicines, doses, day, now }: Props) {
  const own = doses.flatMap((dose) => {
    const medicine = medicines.find(({ id }) => id === dose.medicineId)
    return medicine ? [{ dose, medicine }] : []
  })
  const word = wordFor(people, whose)
  const taken = own.filter(({ dose }) => dose.takenAt !== null).length
  const late = own.filter(({ dose }) => doseState(dose, now) === 'late').length
  const person = people.find(({ patientId }) => patientId === whose)
  return (
    <View className="q-card">
      <View className="row justify-between gap-12">
        <View className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          {word}今天的药
        </View>
        {own.length > 0 && (
          <View
            className="text-13 color-secondary num nowrap"
            {...a11y({ role: 'status', label: `打勾 ${taken} 次，共 ${own.length} 次` })}
          >
            <Text className="weight-bold color-link">{taken}</Text> / {own.length} 次
          </View>
        )}
      </View>
      {own.length === 0 && <View className="text-14 color-secondary margin-top-8">{nothingText(medicines, day)}</View>}
      <View className="margin-top-4" {...(own.length > 0 && a11y({ role: 'group', label: `${word}今天的药` }))}>
        {own.map(({ dose, medicine }) => (
          <Dose key={`${dose.medicineId} ${dose.time}`} dose={dose} medicine={medicine} day={day} now={now} />
        ))}
      </View>
      {late > 0 && person && person.relationLabel !== 'self' && <Call person={person} word={word} late={late} />}
      {canAddToCalendar && own.length > 0 && (
        <Button
          kind="text"
          size="s"
          icon="calendar-sign"
          className="margin-top-8 cabinet-calendar"
          onPress={() => toCalendar(medicines.filter((one) => !isPast(one, day)))}
        >
          加到手机日历
        </Button>
      )}
    </View>
  )
}

/** Why there is nothing to be ticked today. */
function nothingText(medicines: readonly Medicine[], day: string): string {
  if (medicines.length === 0) return '还没有放药进来。'
  if (medicines.some((one) => one.plan !== null && isPast(one, day))) return '设好时间的药已过期，不再列出。换了新的，改一下有效期。'
  return '没有设好时间的药。点下面的药，打开“每天按时吃”，到点提醒、打勾。'
}

function Dose({ dose, medicine, day, now }: { dose: CabinetDose; medicine: Medicine; day: string; now: number }) {
  const { plan, unit, name } = medicine
  const isTaken = dose.takenAt !== null
  const state = doseState(dose, now)
  const tick = () => write(cabinet.tick, { params: { id: dose.medicineId }, body: { day, time: dose.time, isTaken: !isTaken } })
  const { press } = usePress(tick, { quiet: true })
  return (
    <Press
      className="row gap-16 full-width text-left cabinet-dose"
      role="checkbox"
      checked={isTaken}
      label={`${dose.time}，${name}，${doseText(dose, { isReminded: plan?.isReminded === true, now })}`}
      onPress={press}
    >
      <View className="text-16 color-title num cabinet-dose__time">{dose.time}</View>
      <View className="grow">
        <View className={cx('text-16', isTaken ? 'color-secondary' : 'weight-medium color-title')}>
          {name} {plan && unit && <Text className="nowrap">{piecesText(plan.amount, unit)}</Text>}
        </View>
        <View className={cx('text-13 margin-top-2', state === 'late' ? 'color-rx' : 'color-secondary')}>
          {doseText(dose, { isReminded: plan?.isReminded === true, now })}
        </View>
      </View>
      <CheckMark on={isTaken} />
    </Press>
  )
}

const dial = async (number: string) => callPhone(number)

/** An hour has passed: whoever is not in the room is asked by telephone. */
function Call({ person, word, late }: { person: CabinetPerson; word: string; late: number }) {
  const call = async () => {
    const { consigneePhone } = await read(patient.numbers, { params: { id: person.patientId } })
    if (consigneePhone === null) await go('patientInfo', { mode: 'edit', id: person.patientId })
    else await dial(consigneePhone)
  }
  return (
    <View className="row justify-between gap-12 cabinet-late elder-wrap">
      <View className="grow text-14 color-rx">有 {late} 次过了 1 小时还没打勾</View>
      <Button kind="soft" size="s" icon="phone" onPress={call}>
        {person.hasPhone ? `打给${word}` : '填电话'}
      </Button>
    </View>
  )
}
