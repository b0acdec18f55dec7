import { Sex } from '../../../src/contract/idCard'
import type { TextLine } from '../../providers/textReader/textReader'

/** A part of a picture, in its points. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** What lines say of a card, as far as they do. */
export type CardText = {
  /** 18 characters, right or wrong. */
  number: string | undefined
  numberBox: Box | undefined
  birthBox: Box | undefined
  sex: Sex | undefined
  /** 1958-06-15 */
  birthDate: string | undefined
  name: string | undefined
  /** Whether there is anything of the side with the portrait, and of that with the emblem. */
  isFront: boolean
  isBack: boolean
}

/** Figures from which on a line is taken for that of the number. */
const MIN_FIGURES = 12
/** What Tesseract's Chinese data takes the last letter for. */
const LIKE_X = /[x×久乂义又]$/
/** The words beside what is printed, as they are seen at best. */
const FRONT = /公民身份|身份号码|^.?姓.{0,2}名|出.{0,2}生.*年/
const BACK = /签发机关|有效期限/

/** Reads lines of a picture as those of an ID card. */
export function cardText(lines: readonly TextLine[]): CardText {
  const texts = lines.map(textOf)
  const numberLine = numberLineOf(lines)
  const figures = numberLine?.filter(({ text }) => /\d{3}/.test(text)) ?? []
  const sexLine = sexLineOf(lines)
  const birthLine = lines.find(isBirthLine)
  return {
    number: numberLine && /(?<!\d)\d{17}[\dX]$/.exec(textOf(numberLine).replace(LIKE_X, 'X'))?.[0],
    numberBox: figures.length ? boxOf(figures) : undefined,
    sex: sexLine && sexIn(textOf(sexLine)),
    birthBox: birthLine && boxOf(birthLine),
    birthDate: lines.filter(isBirthLine).flatMap((line) => dateIn(textOf(line)) ?? [])[0],
    name: nameIn(nameLineOf(lines, sexLine)),
    isFront: numberLine !== undefined || texts.some((text) => FRONT.test(text)),
    isBack: texts.some((text) => BACK.test(text)),
  }
}

const textOf = (line: TextLine) => line.map(({ text }) => text).join('')
const figuresIn = (line: TextLine) => textOf(line).replace(/\D/g, '').length

function numberLineOf(lines: readonly TextLine[]): TextLine | undefined {
  const [first] = lines.filter((line) => figuresIn(line) >= MIN_FIGURES).sort((a, b) => figuresIn(b) - figuresIn(a))
  return first
}

const sexLineOf = (lines: readonly TextLine[]) =>
  lines.find((line) => /[别民族]/.test(textOf(line)) && sexIn(textOf(line)) !== undefined) ??
  lines.find((line) => /^[男女]/.test(textOf(line)))

function sexIn(text: string): Sex | undefined {
  const found = text.match(/[男女]/g) ?? []
  if (found.length !== 1) return undefined
  return found[0] === '男' ? Sex.male : Sex.female
}

const isBirthLine = (line: TextLine) => /年.*[月日]|^.?出.{0,2}生/.test(textOf(line))

/** The day in 出生 1958 年 6 月 15 日, whatever is seen between the figures; nothing where one of them is not clear. */
export function dateIn(text: string): string | undefined {
  const [, year, month = '', day = ''] = /(?<!\d)((?:19|20)\d{2})\D+(\d{1,2})\D+(\d{1,2})(?!\d)/.exec(text) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The line with the label 姓名, or that above the line of the sex. */
function nameLineOf(lines: readonly TextLine[], sexLine: TextLine | undefined): TextLine | undefined {
  const labelled = lines.find((line) => /^.?姓.{0,2}名/.test(textOf(line)))
  if (labelled || !sexLine) return labelled
  const middle = (line: TextLine) => (boxOf(line).top + boxOf(line).bottom) / 2
  const above = lines.filter((line) => middle(line) < boxOf(sexLine).top && nameIn(line) !== undefined)
  return above.sort((a, b) => middle(b) - middle(a))[0]
}

/** Chinese characters and the dot of a name, without the label and what is seen in the pattern of a card. */
function nameIn(line: TextLine | undefined): string | undefined {
  const name = textOf(line ?? [])
    .replace(/^.?姓?.{0,2}?名/u, '')
    .replace(/[^\p{Script=Han}·]/gu, '')
  return name.length >= 2 && name.length <= 25 ? name : undefined
}

function boxOf(words: TextLine): Box {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  }
}
