import { invoiceStateOf } from '@/contract/invoiceStates'

const TONES = { open: 'color-clinic', yours: 'color-rx', done: 'color-link', over: 'color-secondary' } as const

/** The class of a state's words. */
export const toneOf = (state: string) => TONES[invoiceStateOf(state).tone]

/** 26000000000000000001 in fours, as it is read over the phone. */
export const groupedNumber = (number: string) => (number.match(/.{1,4}/g) ?? []).join(' ')

/** How a red or a blue one is called. */
export const colourWords = (colour: string) => (colour === 'red' ? '红字发票' : '电子发票（普通发票）')

/** 周岚（个人）. */
export const titleWords = ({ kind, name }: { kind: string; name: string }) =>
  kind === 'person' && name !== '个人' ? `${name}（个人）` : name
