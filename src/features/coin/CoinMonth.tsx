import type { MovementMonth } from '@/contract/movements'
import { MonthCard } from '@/domain/ledger/MonthCard'
import type { IconName } from '@/ui/icons/names'

const ICONS: Readonly<Record<string, IconName>> = {
  sign: 'calendar-sign',
  makeUp: 'calendar-sign',
  makeUpCost: 'calendar-sign',
  weekGift: 'gift',
  monthGift: 'gift',
  task: 'check-circle',
  question: 'document',
  order: 'box',
  orderBack: 'box',
  orderEarned: 'cart',
  orderTaken: 'refund',
  debt: 'refund',
  compensation: 'headset',
  expired: 'clock',
}

/** A month's coins. */
export const CoinMonth = ({ of }: { of: MovementMonth }) => <MonthCard of={of} icons={ICONS} icon="coin" spentText="使用" />
