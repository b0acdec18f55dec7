import sharp, { type Sharp } from 'sharp'
import { birthDateOf, idCardProblem, sexOf, type Sex } from '../../../src/contract/idCard'
import type { ReadText, TextLine, TextReader } from '../../providers/textReader/textReader'
import { blackOnWhite, darkest } from './blackOnWhite'
import { cardText, dateIn, type Box, type CardText } from './cardText'

/** Points of the long side of a page: letters of a card that fills half of it are 20 points high. */
const PAGE_SIDE = 1400
/** Points of the long side of what is looked at closely: the printed part of a card. */
const CARD_SIDE = 1300
/** The two looks differ: softened letters have no gaps that are none, sharp ones keep those that are. */
const SOFT = 1.1
const SHARP = 0.5
/** Height in points of a row of figures that is read alone, and the white beside it. */
const ROW_HEIGHT = 64
const ROW_MARGIN = 20
/** A phone that does not say how it was held: the picture is turned until there is a card in it. */
const TURNS = [90, 270, 180]
const FIGURES = '0123456789'
/** Up to which brightness, 0 to 255, a point is of the dark ink: a blurred picture makes both paler. */
const INKS = [110, 140, 80]
/** What stands around the number of a card, in lengths of the number: everything printed, and the edge of a card no more than needed. */
const AROUND = { left: 0.85, top: 1.2, right: 0.2, bottom: 0.15 }

/** What could be read: a number that is certain, a name as it looks like, and whether it is the side with the emblem. */
export type CardReading = { name: string | undefined; number: string | undefined; isBack: boolean }

/**
 * Reads the front of an ID card in a JPEG: once as a page, then its printed part straight and large. A number is taken only where checksum,
 * region, day of birth and sex agree with what is printed beside it; each of them comes from the picture, none is guessed from another.
 */
export const readCard = (jpeg: Uint8Array, reader: TextReader): Promise<CardReading> =>
  reader.reading(async (read) => {
    const far = await uprightLook(jpeg, read)
    const near = await closeLook(far, read)
    const number = await certainNumber(near, [near.card, far.card], read)
    return { name: near.card.name ?? far.card.name, number, isBack: far.card.isBack }
  })

type Look = { page: Buffer; lines: readonly TextLine[]; card: CardText }
type FarLook = Look & { upright: Buffer; tilt: number; scale: number }
type Size = { width: number; height: number }

async function uprightLook(jpeg: Uint8Array, read: ReadText): Promise<FarLook> {
  const look = async (turn: number) => lookAt(await quickPng(sharp(jpeg).rotate(turn).greyscale()), read)
  const first = await look(0)
  if (isCard(first)) return first
  for (const turn of TURNS) {
    const turned = await look(turn)
    if (isCard(turned)) return turned
  }
  return first
}

const isCard = ({ card: { isFront, isBack } }: Look) => isFront || isBack

async function lookAt(upright: Buffer, read: ReadText): Promise<FarLook> {
  const { width } = await sizeOf(upright)
  const small = await quickPng(sharp(upright).resize(PAGE_SIDE, PAGE_SIDE, { fit: 'inside' }))
  const page = await blackOnWhite(small, SOFT)
  const { lines, tilt } = await read({ picture: page, language: 'chi_sim', layout: 'page' })
  return { page, lines, card: cardText(lines), upright, tilt, scale: width / (await sizeOf(small)).width }
}

/** The printed part of the card around its number; the whole picture where no number was found. */
async function closeLook({ upright, tilt, scale, card }: FarLook, read: ReadText): Promise<Look> {
  const size = await sizeOf(upright)
  const region = card.numberBox ? regionOf(around(card.numberBox), scale, size) : { left: 0, top: 0, ...size }
  const part = await quickPng(sharp(upright).extract(region))
  const straight = await quickPng(sharp(part).rotate((tilt * 180) / Math.PI, { background: '#888' }))
  const page = await blackOnWhite(await quickPng(sharp(straight).resize(CARD_SIDE, CARD_SIDE, { fit: 'inside' })), SHARP)
  const { lines } = await read({ picture: page, language: 'chi_sim', layout: 'page' })
  return { page, lines, card: cardText(lines) }
}

/** A number that is right in itself and says the sex and the day of birth that are printed beside it; nothing where none is. */
async function certainNumber(look: Look, cards: readonly CardText[], read: ReadText): Promise<string | undefined> {
  const [sex] = cards.flatMap((card) => card.sex ?? [])
  if (sex === undefined) return undefined
  const numbers = [...cards.flatMap(({ number }) => number ?? []), ...(await numbersOn(look, read))]
  const dates = cards.flatMap(({ birthDate }) => birthDate ?? [])
  const found = agreeing(numbers, dates, sex)
  return found ?? agreeing(numbers, await datesOn(look, read), sex)
}

const agreeing = (numbers: readonly string[], dates: readonly string[], sex: Sex) =>
  numbers.find((one) => idCardProblem(one) === undefined && sexOf(one) === sex && dates.includes(birthDateOf(one)))

/** The number once more, by data that know figures alone: each 18 characters in a row of what was seen. */
async function numbersOn({ page, card: { numberBox } }: Look, read: ReadText): Promise<string[]> {
  if (!numberBox) return []
  const width = (numberBox.right - numberBox.left) / 18
  const row = { ...numberBox, left: numberBox.left - width, right: numberBox.right + 2 * width }
  const text = (await figuresOn(page, row, read, `${FIGURES}X`)).replaceAll(' ', '')
  return Array.from({ length: Math.max(0, text.length - 17) }, (_, at) => text.slice(at, at + 18))
}

/** The day of birth once more, by data that know figures alone: its words 年, 月 and 日 are printed in a paler ink, which is left away. */
async function datesOn({ page, card: { birthBox } }: Look, read: ReadText): Promise<string[]> {
  const dates: string[] = []
  if (!birthBox) return dates
  for (const ink of INKS) {
    const date = dateIn(await figuresOn(await darkest(page, ink), birthBox, read, FIGURES))
    if (date !== undefined) dates.push(date)
  }
  return dates
}

async function figuresOn(page: Buffer, { left, top, right, bottom }: Box, read: ReadText, characters: string): Promise<string> {
  const room = (bottom - top) * 0.3
  const region = regionOf({ left, right, top: top - room, bottom: bottom + room }, 1, await sizeOf(page))
  if (region.width < 4 || region.height < 4) return ''
  const row = sharp(page).extract(region).resize({ height: ROW_HEIGHT })
  const picture = await quickPng(row.extend({ left: ROW_MARGIN, right: ROW_MARGIN, background: '#fff' }))
  const { lines } = await read({ picture, language: 'eng', layout: 'line', characters })
  return lines
    .flat()
    .map(({ text }) => text)
    .join(' ')
}

function around({ left, top, right, bottom }: Box): Box {
  const length = right - left
  return {
    left: left - AROUND.left * length,
    top: top - AROUND.top * length,
    right: right + AROUND.right * length,
    bottom: bottom + AROUND.bottom * length,
  }
}

/** A box as sharp takes it, within a picture that is `scale` times as large. */
function regionOf(box: Box, scale: number, { width, height }: Size) {
  const within = (at: number, end: number) => Math.min(end, Math.max(0, Math.round(at * scale)))
  const [left, top] = [within(box.left, width), within(box.top, height)]
  return { left, top, width: within(box.right, width) - left, height: within(box.bottom, height) - top }
}

/** It is read again at once: packing it well would only take time. */
const quickPng = (picture: Sharp) => picture.png({ compressionLevel: 1 }).toBuffer()

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}
